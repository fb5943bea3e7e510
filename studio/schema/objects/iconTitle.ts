import type { IconName } from '../../../shared/content/iconNames.ts'
import { sentence } from '../rules/sentence.ts'

/** Returns what editors call an icon. */
export function iconTitle(name: IconName): string {
  return sentence(name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
}
