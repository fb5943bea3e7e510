import { fileName } from '../../shared/content/modules.ts'
import { homePath } from '../../shared/content/paths.ts'

/**
 * Returns the file name of an address's document: hosts answer `/a/b` with `a/b.html`. An address that
 * ends in `.html`, as old ones may, names its file.
 */
export function documentFile(address: string): string {
  if (address === homePath) return 'index.html'
  return `${fileName(address).replace(/\.html$/, '')}.html`
}
