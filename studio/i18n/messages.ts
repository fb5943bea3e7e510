import fr from './fr.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The Studio's own messages; each is its English text, as the code has it. */
export type Message = keyof typeof fr

/** Translations by language and message. A message that a language lacks does not compile. */
export const messages = { fr, pt } satisfies Record<string, Record<Message, string>>
