import { iconNames } from '../../../shared/content/shapes/icon.ts'
import { IconInput } from '../../inputs/IconInput.tsx'
import { oneOf } from '../fields.ts'
import { iconTitle } from './icons.ts'

export const icon = {
  ...oneOf(
    'icon',
    'Icon',
    'A small picture beside the title in the lists here. The website shows none.',
    Object.fromEntries(iconNames.map((name) => [name, iconTitle(name)])),
  ),
  components: { input: IconInput },
}
