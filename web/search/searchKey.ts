import { storageItem } from '../browser/storage.ts'

const stored = storageItem('localStorage', 'search-key')

/** The key that opens the search. Visitors can turn it off, because speech input may type it (WCAG 2.1.4). */
export const searchKey = {
  key: '/',
  isOn: () => stored.read() !== 'off',
  turn: (isOn: boolean) => stored.write(isOn ? null : 'off'),
}
