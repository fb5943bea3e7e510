import type { Image } from '../../shared/content/image.ts'
import type { Text as Marked } from '../../shared/content/text.ts'
import type { Page, Site } from '../model/types.ts'
import { partsOf } from './fieldOf.ts'

/** Where something of the content that is no marked text stands on the page. */
export type Place = { element: Element; id: string; path: string }

/** Returns the places of sections, pictures, company facts, years and names on the rendered page. */
export function placesIn(root: Element, page: Page | null, site: Site): Place[] {
  return [
    ...(page ? sectionPlaces(root, page) : []),
    ...picturePlaces(root, [page, site]),
    ...factPlaces(root, site),
    ...(page ? plainPlaces(root, page) : []),
  ]
}

/** Sections can be moved and removed in place, because their paths are entries of a list. */
function sectionPlaces(root: Element, page: Page): Place[] {
  return page.sections.flatMap((section) => {
    if (section._type === 'faqs')
      return section.categories.flatMap(({ slug, _id }) =>
        at(root, slug, { id: _id, path: 'title' }),
      )
    const path = `sections[_key=="${section._key}"]`
    return at(root, section.anchor, { id: page._id, path })
  })
}

function at(root: Element, anchor: string, field: { id: string; path: string }): Place[] {
  const element = root.querySelector(`section#${CSS.escape(anchor)}`)
  return element ? [{ element, ...field }] : []
}

function picturePlaces(root: Element, content: unknown): Place[] {
  const images = new Map(
    imagesIn(content).flatMap((image) => image.files.map(({ path }) => [path, image] as const)),
  )
  return [...root.querySelectorAll('img')].flatMap((element) => {
    const image = images.get(new URL(element.src, location.href).pathname)
    if (!image) return []
    const { id, path } = partsOf(image.alt.key)
    return [{ element, id, path: path.replace(/\.alt$/, '') }]
  })
}

function imagesIn(value: unknown): Image[] {
  if (!(value instanceof Object)) return []
  if ('files' in value && 'alt' in value) return [value as Image]
  return Object.values(value).flatMap(imagesIn)
}

/** The company's name, telephone, mailboxes and legal facts, wherever they stand as they are. */
function factPlaces(root: Element, { _id, companyName, phone, whatsapp, emails, legal }: Site) {
  const facts = Object.entries({ companyName, phone, whatsapp, ...prefixed({ emails, legal }) })
  const paths = new Map(facts.map(([path, value]) => [value, path]))
  return textNodes(root).flatMap((node): Place[] => {
    const path = paths.get(node.data.trim())
    const element = node.parentElement
    return path && element && !element.dataset.translate ? [{ element, id: _id, path }] : []
  })
}

function prefixed(groups: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
    ),
  )
}

/** What is the same in every language: the years of milestones, the names of those who are quoted. */
function plainPlaces(root: Element, { sections }: Page): Place[] {
  return sections.flatMap((section) => {
    if (section._type === 'milestones')
      return section.milestones.flatMap(({ year, title }) =>
        beside(root, title, { field: 'year', shown: String(year) }),
      )
    if (section._type === 'quotes')
      return section.items.flatMap(({ name, text }) =>
        beside(root, text, { field: 'name', shown: name }),
      )
    return []
  })
}

/** Returns the place of a field beside a marked text, in the same entry of a list. */
function beside(root: Element, { key }: Marked, other: { field: string; shown: string }): Place[] {
  const entry = root.querySelector(`[data-translate="${CSS.escape(key)}"]`)?.closest('li')
  const node = entry && textNodes(entry).find(({ data }) => data === other.shown)
  const { id, path } = partsOf(key)
  return node?.parentElement
    ? [{ element: node.parentElement, id, path: path.replace(/\w+$/, other.field) }]
    : []
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node)
  return nodes
}
