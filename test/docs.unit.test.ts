import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { textAt } from './support/answer.ts'

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })
const decisions = globSync('docs/decisions/[0-9]*.md').sort().map(read)
const documents = globSync(['*.md', 'docs/**/*.md']).sort().map(read)

/** Parses the lines above a decision's first section. Throws if one is missing or malformed. */
function parseHead({ path, text }: { path: string; text: string }) {
  const other = String.raw`\[(\d+)\]\(\d{4}-[a-z0-9-]+\.md\)`
  const form = String.raw`^# (\d+)\. (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (accepted|superseded by ${other})\n- Area: (.+)\n`
  const [, number = '', title = '', date = '', status = '', , area = ''] = text.match(new RegExp(form)) ?? []
  if (!number) throw new Error(`${path} lacks the head that docs/decisions/README.md describes`)
  return { number, title, date, status, area }
}

test('every decision has a number, date, status and area, and says Context, Decision and Consequence', () => {
  const wrong = decisions.filter(({ text }) => {
    const sections = text.split(/^## /m).slice(1)
    const names = sections.map(section => section.slice(0, section.indexOf('\n')))
    const isFilled = sections.every(section => section.trim().split('\n').length > 2)
    return names.join() !== 'Context,Decision,Consequence' || !isFilled
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
  const numbers = decisions.map(({ path }) => String(Number(basename(path).slice(0, 4))))
  expect(decisions.map(decision => parseHead(decision).number)).toEqual(numbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('decisions are few and short', () => {
  const words = ({ text }: { text: string }) => text.trim().split(/\s+/).length
  expect(decisions.length).toBeLessThanOrEqual(55)
  expect(decisions.filter(decision => words(decision) > 300).map(({ path }) => path)).toEqual([])
})

test('the index lists every decision under its area', () => {
  const chapters = read('docs/decisions/README.md').text.split(/^## /m).slice(1)
  for (const chapter of chapters) {
    const [area = '', ...lines] = chapter.split('\n')
    const expected = decisions
      .map(decision => ({ ...parseHead(decision), file: basename(decision.path) }))
      .filter(head => head.area === area.toLowerCase())
      .map(({ number, file, title }) => `| [${number}](${file}) | ${title} |`)
    expect(
      lines.filter(line => line.startsWith('| [')),
      area,
    ).toEqual(expected)
  }
  const listed = chapters.flatMap(chapter => chapter.match(/^\| \[/gm) ?? [])
  expect(listed).toHaveLength(decisions.length)
})

test('links in documents lead to files that exist', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter(target => !/^(https?|mailto):/.test(target) && !existsSync(join(dirname(path), target)))
      .map(target => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('the paths named in documents exist', () => {
  const missing = documents
    .filter(({ text }) => !/^- Status: superseded/m.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|client|tools|test|public|docs)\/[^`\s*{<]+)`/g)]
        .map(([, name = '']) => name)
        .filter(name => name !== 'public/masters' && !existsSync(name))
        // An operator may have deleted the demo.
        .filter(name => !name.startsWith('tools/demo/') || existsSync('tools/demo'))
        .map(name => `${path} → ${name}`),
    )
  expect(missing).toEqual([])
})

/** Names of React, Three.js and Sanity that comments cite. */
const foreignNames = ['createRoot', 'startTransition', 'useActionState', 'roughnessToMip', 'quoteBlock']

test('names of code that comments and documents cite exist', () => {
  const comments = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm
  const files = globSync(['{src,client,tools,test}/**/*.{ts,tsx,css,sql,mjs,graphql}', '*.ts', 'package.json']).map(
    read,
  )
  const code = files.map(({ text }) => text.replace(comments, '')).join('\n')
  const known = new Set([...code.matchAll(/\b[a-z]+[A-Z]\w*/g)].map(([name]) => name))
  const texts = [
    ...files.map(({ path, text }) => ({ path, text: text.match(comments)?.join('\n') ?? '' })),
    // The style guide cites names to avoid.
    ...documents.filter(({ path }) => path !== 'STYLE.md'),
  ]
  const missing = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
      .map(([, name = '']) => name)
      .filter(name => !known.has(name) && !foreignNames.includes(name))
      .map(name => `${path} → ${name}`),
  )
  expect(known.size).toBeGreaterThan(1000)
  expect(missing).toEqual([])
})

test('the README is short', () => {
  expect(Buffer.byteLength(read('README.md').text)).toBeLessThanOrEqual(6 * 1024)
})

test('the staging environment has every variable and binding of the shop', () => {
  const names = (text: string) =>
    [...text.matchAll(/\b(?:binding|name) = "([A-Z_]+)"|^([A-Z_]+) = /gm)].map(match => match[1] ?? match[2])
  const staging = names(read('docs/deploying.md').text)
  const shop = names(read('wrangler.toml').text).filter(name => name !== 'ASSETS')
  expect(shop.length).toBeGreaterThan(20)
  expect(staging.toSorted()).toEqual(shop.toSorted())
})

test('the workflow runs what npm test runs, on the Node version of package.json', () => {
  const manifest = JSON.parse(read('package.json').text)
  const workflow = read('.github/workflows/test.yml').text
  const beside = /^bash \S+beside\.sh '(.+?)'(?= &&)/
  const parts = textAt(manifest, 'scripts.test')
    .replace(beside, '$1')
    .split(/ && |' '/)
  expect(parts.filter(part => !workflow.includes(part))).toEqual([])
  expect(read('.nvmrc').text.trim()).toBe(textAt(manifest, 'devDependencies.node'))
})

test('the nightly workflow runs `npm run soak`, which runs the long tests in both languages', () => {
  const manifest = JSON.parse(read('package.json').text)
  expect(textAt(manifest, 'scripts.soak')).toContain('SOAK=1 vitest run --project app --project browser')
  const workflow = read('.github/workflows/nightly.yml').text
  expect(workflow).toContain('- run: npm run soak\n')
  expect(workflow).toContain('- cron: ')
})

test('the list of log events is complete and has no outdated ones', () => {
  const logged = globSync('src/**/*.{ts,tsx}').flatMap(path =>
    [...read(path).text.matchAll(/\b(?:event: |logPayment\(\s*|log(?:Error|Warning)\(\s*)'([a-z0-9_]+)'/g)].map(
      ([, event = '']) => event,
    ),
  )
  const [, chapter = ''] = read('docs/operating.md').text.split('\n## The log\n')
  const listed = [...chapter.matchAll(/^\| `([a-z0-9_]+)` \| .+ \|$/gm)].map(([, event = '']) => event)
  // This event of the delivery widget is not logged.
  const events = new Set(logged.filter(event => event !== 'ingrid_v2_shipping_option_changed'))
  expect(listed.toSorted()).toEqual([...events].sort())
})

test('the files of unusual parts say why they exist, what breaks them and how to remove them', () => {
  const rows = read('docs/architecture.md').text.split('**Six unusual parts**')[1]?.split('**Local tools**')[0] ?? ''
  const files = [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => read(path))
  expect(files).toHaveLength(6)
  for (const { path, text } of files) expect(text, path).toMatch(/\* Why: .+\* What breaks it: .+\* To remove it: /s)
})
