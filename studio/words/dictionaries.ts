import fr from './fr.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** Every text of the Studio that is ours, as it is written in English in the code. */
export type Words = keyof typeof fr

/** Our texts in other languages, by the English. A text that one of them lacks does not compile. */
export const dictionaries = { fr, pt } satisfies Record<string, Record<Words, string>>
