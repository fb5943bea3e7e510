import { fileName } from '../../shared/content/modules.ts'
import { homePath } from '../../shared/content/paths.ts'

/** Returns the file name of an address's document: hosts answer `/a/b` with `a/b.html`. */
export function documentFile(address: string): string {
  return address === homePath ? 'index.html' : `${fileName(address)}.html`
}
