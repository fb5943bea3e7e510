import { iconNames } from '../../../shared/content/iconNames.ts'
import { sentence } from '../rules/sentence.ts'

/** A choice of the icons that the Studio shows in its lists. */
export const iconField = {
  name: 'icon',
  title: 'Icon',
  description: 'A small picture beside the title in the lists here. The website shows none.',
  type: 'string' as const,
  options: {
    list: iconNames.map((value) => ({
      value,
      title: sentence(value.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)),
    })),
  },
}
