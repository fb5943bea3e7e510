import type { SanityClient } from '@sanity/client'
import type { AnyDocument } from '../../gate/parseDocument.ts'
import { loadDemo } from '../../scripts/content/demo.ts'
import { seedContent } from '../../scripts/content/seedContent.ts'
import { pageTypes } from '../../shared/content/paths.ts'

/** Documents of one transaction. */
const batch = 50

/**
 * Fills an empty Content Lake with the demo content, and with copies of its service pages in all its
 * languages until there are `count` pages. Copies differ in address, titles and place in their list.
 */
export async function seedManyPages(client: SanityClient, count: number): Promise<void> {
  await seedContent(client)
  const demo = await loadDemo()
  const services = demo.filter(({ _type }) => _type === 'servicePage')
  const pages = demo.filter(({ _type }) => pageTypes.some((type) => type === _type)).length
  const copies = Array.from({ length: Math.max(0, count - pages) }, (_, index) => {
    const original = services[index % services.length]
    if (original === undefined) throw new Error('The demo content has no service page to copy')
    return copyOf(original, index)
  })
  for (let start = 0; start < copies.length; start += batch) {
    const transaction = client.transaction()
    for (const copy of copies.slice(start, start + batch)) transaction.create(copy)
    await transaction.commit()
  }
}

/**
 * Returns a copy without images, which the demo's file names, without its own related services, and without
 * a place in the footer, which would list thousands of pages on each of them. The Studio's copies have no
 * place there either.
 */
function copyOf(original: AnyDocument, index: number): AnyDocument {
  const number = String(index).padStart(4, '0')
  const numbered = (text: unknown) => mapTexts(text, (value) => `${value} ${number}`)
  const { hero, seo, title } = original
  return {
    ...original,
    _id: `copy-${number}`,
    slug: { _type: 'slug', current: `copy-${number}` },
    orderRank: `1|${number}`,
    footerServices: undefined,
    footerBodies: undefined,
    related: undefined,
    title: numbered(title),
    hero: { ...asFields(hero), image: undefined },
    seo: { ...asFields(seo), title: numbered(asFields(seo).title) },
  }
}

function mapTexts(text: unknown, change: (value: string) => string): object {
  const entries = Object.entries(asFields(text))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' && !name.startsWith('_') ? change(value) : value,
    ]),
  )
}

function asFields(value: unknown): object & { title?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}
