import { fetchPage, readPageData } from '../../page-data.ts'
import * as paths from '../../paths.ts'
import { createUrlTo } from '../../urls.ts'
import * as productNames from '../names/product.ts'

/* Adds a picture to each category in the menu's drawer. Importing the module is enough. The
   pictures are not in the page's HTML, because few visitors open the menu. */

async function addPictures() {
  const page = await fetchPage(createUrlTo(readPageData().locale)(paths.categoryPictures))
  for (const picture of page.querySelectorAll('a > img')) {
    const href = picture.parentElement?.getAttribute('href')
    document.querySelector(`.menu a[href="${href}"]`)?.insertAdjacentElement('afterbegin', document.adoptNode(picture))
  }
}

if (!document.documentElement.hasAttribute(productNames.saver)) addPictures().catch(console.info)
