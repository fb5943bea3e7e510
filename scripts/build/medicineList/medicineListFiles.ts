import { hash } from 'node:crypto'
import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { medicineListPath } from '../../../shared/content/addresses/paths.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { visibleText } from '../../../shared/text/visibleText.ts'
import { messageIn } from '../../../web/i18n/messages.ts'
import type { SectionOf, Site } from '../../../web/model/types.ts'
import { formatDate } from '../../../web/ui/formatDate.ts'
import type { SiteFile } from '../output/siteOutput.ts'
import type { LanguageContent } from '../pages/contentModules.ts'
import { drawMedicineList, type MedicineList, withoutScheme } from './drawMedicineList.ts'

/**
 * Returns a PDF for each page with medicines, at the address to which the page's buttons link. A PDF is generated again
 * only if its content has changed.
 * @param modified the times of the pages' last changes, by path
 */
export function medicineListFiles(
  { site, pages }: LanguageContent,
  siteUrl: string,
  modified: ReadonlyMap<string, string>,
): SiteFile[] {
  return pages.flatMap(({ page }) => {
    const sections = page.sections.filter((section) => section._type === 'medicines')
    const modifiedAt = modified.get(page.path)
    if (sections.length === 0 || modifiedAt === undefined) return []
    const { href } = new URL(addressOf(page.path, site.language), siteUrl)
    const list = medicineListOf(sections, site, href, modifiedAt)
    return {
      path: addressOf(medicineListPath(page.path), site.language).slice(1),
      version: hash('sha256', JSON.stringify(list)),
      make: () => drawMedicineList(list),
    }
  })
}

function medicineListOf(
  sections: SectionOf<'medicines'>[],
  site: Site,
  url: string,
  modified: string,
): MedicineList {
  const { language } = site
  const t = (key: Parameters<typeof messageIn>[1]) => messageIn(language, key).value
  return {
    language,
    modified,
    url,
    company: site.companyName,
    contacts: [visibleText(site.location.value), site.phone, site.emails.info],
    title: t('medicineList.title'),
    dateText: fillIn(t('medicineList.as'), { date: formatDate(modified.slice(0, 10), language) }),
    intro: sections.flatMap(({ intro, note }) =>
      [intro, note].flatMap((text) => (text ? visibleText(text.value) : [])),
    ),
    use: fillIn(t('medicineList.use'), { email: site.emails.info, url: withoutScheme(url) }),
    heads: {
      medicine: t('medicineList.medicine'),
      wanted: t('medicineList.wanted'),
      quantity: t('medicineList.quantity'),
    },
    groups: sections.flatMap(({ items }) =>
      items.map(({ title, category, medicines }) => ({
        title: visibleText(title.value),
        category: t(`medicines.${category}`),
        medicines: medicines.map(({ name }) => visibleText(name.value)),
      })),
    ),
    page: t('medicineList.page'),
  }
}
