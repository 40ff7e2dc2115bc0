import * as frameNames from '#client/shared/frame/names.ts'
import * as productNames from '#client/shared/names/product.ts'

/**
 * The second part of the early script, as text because it is inlined in the document. It sets
 * attributes on `<html>` that the first paint needs and that a cached page cannot contain, because
 * they depend on the visitor:
 *
 * - The browser first lays out only the first view (`client/shared/css/first-view.css`), unless the
 *   page may open at another position: at a fragment, or after a reload or a Back navigation.
 * - A visitor who switched the lamps on before sees them lit. With Save-Data, lit pictures load
 *   only when the visitor presses a switch. Each lit picture gets an attribute when it has loaded.
 *
 * `localStorage` is read last, because reading it throws an error in browsers that forbid storage.
 */
export const earlyRootScript = `
  let d=document.documentElement;
  document.addEventListener("load",({target:t})=>t.closest?.(".lit-picture")&&t.setAttribute("${productNames.loaded}",""),!0);
  location.hash||performance.getEntriesByType("navigation")[0].type!="navigate"||d.setAttribute("${frameNames.firstView}","");
  navigator.connection?.saveData
    ?d.setAttribute("${productNames.saver}","")
    :localStorage.getItem("light")&&d.setAttribute("${productNames.light}","kept")
`.replace(/\n */g, '')
