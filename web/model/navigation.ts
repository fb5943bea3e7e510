import type { z } from 'zod'
import { shortTitle } from '../../shared/content/fallbacks.ts'
import type { InOneLanguage } from '../../shared/content/localize.ts'
import type { FooterContent } from '../../shared/content/shapes/navigation.ts'
import { fitsOneLine } from '../../shared/content/shapes/navigation.ts'
import type { Text } from '../../shared/content/text.ts'
import type { site } from './site.ts'

type Link = { key: string; path: string; label: Text }

export type FooterColumn = { key: string; content: FooterContent; heading: Text; links: Link[] }

/** The header's and the footer's links in one language. */
export type Navigation = {
  menu: Link[]
  button: { path: string; label: Text }
  /** Whether the menu takes a second line where the screen is narrow. */
  wraps: boolean
  footerColumns: FooterColumn[]
}

type Localized = Pick<
  InOneLanguage<z.output<typeof site>>,
  'navigation' | 'footerServices' | 'footerBodies'
>

/** Returns menu and footer with the service pages and bodies that the footer lists. */
export function navigationOf({ navigation, footerServices, footerBodies }: Localized): Navigation {
  const { menu, button, footerColumns } = navigation
  const lists = {
    services: footerServices.map(({ _id, path, title }) => ({ key: _id, path, label: title })),
    bodies: footerBodies.map((body) => ({
      key: body._id,
      path: body.path,
      label: shortTitle(body),
    })),
  }
  return {
    menu: menu.map(toLink),
    button: { path: button.page, label: button.label },
    wraps: !fitsOneLine([...menu, button].map(({ label }) => label.value)),
    footerColumns: footerColumns.map((column) => ({
      key: column._key,
      content: column.content,
      heading: column.heading,
      links: column.content === 'links' ? column.links.map(toLink) : lists[column.content],
    })),
  }
}

const toLink = ({ _key, page, label }: { _key: string; page: string; label: Text }): Link => ({
  key: _key,
  path: page,
  label,
})
