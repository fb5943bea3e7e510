import { storageItem } from './storage.ts'

const boxesIn = (area: HTMLElement) =>
  area.querySelectorAll<HTMLInputElement>('input[type=checkbox]')

/** The ticked boxes of a visitor, by value, for this tab only, because other people may use the same device. */
export function keptTicks(name: string) {
  const stored = storageItem('sessionStorage', name)
  const read = () => stored.read()?.split(' ') ?? []

  /** Saves the ticks of an area of the page. Keeps the ticks of other areas. */
  function save(area: HTMLElement): void {
    const values = new Set(read())
    for (const { value, checked } of boxesIn(area)) {
      if (checked) values.add(value)
      else values.delete(value)
    }
    stored.write(values.size > 0 ? [...values].join(' ') : null)
  }

  /** Ticks the boxes saved on earlier visits to the page, and saves those ticked before the application ran. */
  function restore(area: HTMLElement): void {
    const values = read()
    for (const box of boxesIn(area)) if (values.includes(box.value)) box.checked = true
    save(area)
  }

  return { save, restore }
}
