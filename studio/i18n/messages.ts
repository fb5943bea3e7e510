import fr from './fr.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The Studio's messages, by their English text in the code. */
export type Message = keyof typeof fr

/** Translations by language and message. A missing translation does not compile. */
export const messages = { fr, pt } satisfies Record<string, Record<Message, string>>
