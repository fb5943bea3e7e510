import type { z } from 'zod'
import type { SectionType, section } from '../../../web/sections/shapes.ts'

type QueriedSection<Type extends SectionType> = Extract<z.input<typeof section>, { _type: Type }>

/**
 * Sections of one type by description, as the page query returns them. English replaces missing
 * translations.
 */
export type Specimens<Type extends SectionType> = Record<
  string,
  Omit<QueriedSection<Type>, '_type' | '_key' | 'anchor'>
>
