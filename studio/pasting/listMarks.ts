/**
 * A bullet before a line of plain text, with the space after it. Word writes the letters of its symbol fonts, which are
 * private characters of Unicode, or the letter at the same place of another font.
 */
export const symbolMark = /^(?:[•◦▪‣·●○■⁃\ue000-\uf8ff]\s+|[o§Øü]\t\s*)/

/** The same, or a dash or star, which may also be a sign of the text. */
export const bulletMark = new RegExp(`${symbolMark.source}|^[–—*-]\\s+`)

/** A number or letter before a line, with the space after it. */
export const numberMark = /^\(?(\d{1,3}|[a-z]|[ivxl]{2,5})[.)]\s+/

/** The same with a tab, which Word and Google Docs write after the marks of lists only. */
export const tabbedNumberMark = /^\(?(?:\d{1,3}|[A-Za-z]|[ivxlIVXL]{2,5})[.)]\t\s*/
