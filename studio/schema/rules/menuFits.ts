import type { CustomValidator } from 'sanity'
import { fitsOneLine } from '../../../shared/content/headerLine.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'

type Link = { label?: { [code in Language]?: string } }

/** Warns about a header whose names take a second line on a small laptop, as the site sets them. */
export const menuFits: CustomValidator<Link[] | undefined> = (menu = [], { document }) => {
  const button: Link = document?.button ?? {}
  const tooLong = languages.filter(({ code }) => {
    const names = [...menu, button].map(({ label }) => label?.[code] ?? label?.en ?? '')
    return !fitsOneLine(names)
  })
  return tooLong.length === 0
    ? true
    : t(
        'Together with the button too long for one line on a small laptop, in {languages}: it takes two. Shorten names, or leave a page out',
        { languages: tooLong.map(({ name }) => name).join(', ') },
      )
}
