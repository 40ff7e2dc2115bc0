// node encode.mjs PNG …: writes a WebP master beside each developed picture
import sharp from 'sharp'

for (const png of process.argv.slice(2)) {
  await sharp(png)
    .withIccProfile('srgb')
    .webp({ quality: 88, effort: 5, smartSubsample: true })
    .toFile(png.replace(/png$/, 'webp'))
}
