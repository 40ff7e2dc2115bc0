import * as frameNames from '#client/shared/frame/names.ts'
import * as productNames from '#client/shared/names/product.ts'

/**
 * The second part of the early page script, a string because it is inlined in the document. It sets
 * attributes that the first paint depends on, and that cached pages cannot contain:
 *
 * - Only the first view is laid out (`client/shared/css/first-view.css`), unless the page is
 *   shown from another position: at a fragment, after a reload or Back.
 * - A visitor who switched the lamps on sees them lit. With Save-Data the lit pictures load only
 *   when a switch is pressed. Each lit picture is marked when it has loaded.
 *
 * `localStorage` is read last, because browsers that forbid storage throw there.
 */
export const earlyRootScript = `
  let d=document.documentElement;
  document.addEventListener("load",({target:t})=>t.closest?.(".lit-picture")&&t.setAttribute("${productNames.loaded}",""),!0);
  location.hash||performance.getEntriesByType("navigation")[0].type!="navigate"||d.setAttribute("${frameNames.firstView}","");
  navigator.connection?.saveData
    ?d.setAttribute("${productNames.saver}","")
    :localStorage.getItem("light")&&d.setAttribute("${productNames.light}","kept")
`.replace(/\n */g, '')
