import { IconInput } from '../../inputs/IconInput.tsx'
import { oneOf } from '../fields.ts'
import { iconNames, iconTitle } from './icons.ts'

export const icon = {
  ...oneOf(
    'icon',
    'Icon',
    'A small picture beside the title in the lists here. The website shows none.',
    Object.fromEntries(iconNames.map((name) => [name, iconTitle(name)])),
  ),
  components: { input: IconInput },
}
