import type { z } from 'zod'
import type { SectionType, section } from '../../../web/sections/shapes.ts'

type Answer<Type extends SectionType> = Extract<z.input<typeof section>, { _type: Type }>

/**
 * Sections of one type, by what is to be seen of each, as the page query answers them. Where a
 * translation is missing the English stands in.
 */
export type Specimens<Type extends SectionType> = Record<
  string,
  Omit<Answer<Type>, '_type' | '_key' | 'anchor'>
>
