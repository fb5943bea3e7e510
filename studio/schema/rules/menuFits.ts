import type { CustomValidator } from 'sanity'
import { type Language, languages } from '../../../shared/languages.ts'
import { lengths } from './lengths.ts'

type Menu = { label?: { [code in Language]?: string } }[] | undefined

/**
 * Warns about a menu whose names together are longer than the line has room for on a screen of
 * 1,024 pixels, beside the company's name, the languages and the button: it takes a second line there.
 */
export const menuFits: CustomValidator<Menu> = (menu = []) => {
  const tooLong = languages.flatMap(({ code, name }) => {
    const words = menu.map(({ label }) => label?.[code] ?? label?.en ?? '')
    // The space between two names is about as wide as three letters.
    const length = words.join('   ').length
    return length > lengths.menu ? [name] : []
  })
  return tooLong.length === 0
    ? true
    : `Too long for one line on a small laptop in ${tooLong.join(' and ')}. Shorten names, or leave pages out`
}
