import { iconNames } from '../../../shared/content/iconNames.ts'
import { IconInput } from '../../inputs/IconInput.tsx'
import { iconTitle } from './iconTitle.ts'

/** A choice of the icons that the Studio shows in its lists. */
export const iconField = {
  name: 'icon',
  title: 'Icon',
  description: 'A small picture beside the title in the lists here. The website shows none.',
  type: 'string' as const,
  options: { list: iconNames.map((value) => ({ value, title: iconTitle(value) })) },
  components: { input: IconInput },
}
