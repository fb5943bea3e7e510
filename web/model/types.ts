import type { z } from 'zod'
import type { InOneLanguage } from '../../shared/content/localize.ts'
import type { action } from '../../shared/content/shapes/link.ts'
import type { serviceCard } from '../../shared/content/shapes/service.ts'
import type { site } from '../../shared/content/shapes/site.ts'
import type { Messages } from '../i18n/messages.ts'
import type { SectionType, section } from '../sections/shapes.ts'
import type { page } from './page.ts'

/** A checked page with all its languages, as the snapshot holds it in memory. */
export type StoredPage = z.output<typeof page>
export type StoredSite = z.output<typeof site>

/** A page in one language, as the components render it. */
export type Page = InOneLanguage<StoredPage>

/** The site's shared part in one language, with the interface words of that language. */
export type Site = InOneLanguage<StoredSite> & { messages: Messages }

export type Section = InOneLanguage<z.output<typeof section>>
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>

export type Action = InOneLanguage<z.output<typeof action>>
export type ServiceCard = InOneLanguage<z.output<typeof serviceCard>>
