import type { z } from 'zod'
import type { ContentInLanguage } from '../../shared/content/languages/localize.ts'
import type { Language } from '../../shared/languages.ts'
import type { SectionType, section } from './shapes.ts'

/** A section of a valid page, in all languages. */
export type ValidSection = z.output<typeof section>
export type ValidSectionOf<Type extends SectionType> = Extract<ValidSection, { _type: Type }>

type WithAnchor<Section> = Section extends { heading: unknown }
  ? Omit<Section, 'anchor'> & { anchor: string }
  : Section

export type AnchoredSection = WithAnchor<ValidSection>

/** A section in one language, before anything is derived from its content. */
export type SectionInLanguage = ContentInLanguage<AnchoredSection>
export type SectionInLanguageOf<Type extends SectionType> = Extract<
  SectionInLanguage,
  { _type: Type }
>

/** The inputs of a section's derivation besides the section itself. */
export type DeriveContext<Type extends SectionType = SectionType> = {
  language: Language
  /** The section in all languages. */
  inAllLanguages: ValidSectionOf<Type>
  /** All sections of the page. */
  sections: SectionInLanguage[]
}

/**
 * Returns the function for a section's type. The cast is needed because TypeScript does not pair the members of a union
 * with the functions of a record that is indexed by it.
 */
export function byType<Value>(
  functions: { [Type in SectionType]?: unknown },
  { _type }: { _type: SectionType },
): Value {
  return functions[_type] as Value
}

/** Returns the Service of Interest of the first button in a page's sections that preselects one. */
export function serviceOf(sections: readonly SectionInLanguage[]): string | undefined {
  return sections
    .flatMap((section) => ('actions' in section && section.actions) || [])
    .flatMap((action) => (action.kind === 'contact' ? (action.service ?? []) : []))[0]
}
