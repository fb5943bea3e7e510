import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, paragraphs, sentence, text } from './text.ts'

type Entry = ReturnType<typeof own> | ReturnType<typeof chosen>

const heading = text(
  'Questions about registration',
  'Questions sur l’enregistrement',
  'Perguntas sobre o registo',
)

const own = (question: ReturnType<typeof text>, answer = sentence) => ({
  _type: 'ownQuestion' as const,
  question,
  answer: paragraphs(answer),
})

const chosen = (question: ReturnType<typeof text>) => ({
  _type: 'chosenQuestion' as const,
  category: {
    _id: 'faq-specimen',
    faqs: keyed({ question, answer: paragraphs(sentence, sentence) }),
  },
})

const entries = keyed<Entry>(
  chosen(
    text(
      'Can you guarantee an approval?',
      'Pouvez-vous garantir une autorisation ?',
      'Podem garantir uma autorização?',
    ),
  ),
  own(
    text(
      'Which documents do you need before you can tell me what a registration costs and how long it takes?',
      'De quelles pièces avez-vous besoin pour m’indiquer le coût et la durée d’un enregistrement ?',
      'De que documentos precisam para me dizer quanto custa e quanto demora um registo?',
    ),
  ),
  own(text('Who answers?', 'Qui répond ?', 'Quem responde?')),
)

export const questions: Specimens<'questions'> = {
  several: { heading, intro: sentence, questions: entries },
  one: { heading, questions: few(entries, 1) },
  'two of its own': { heading, questions: entries.slice(1) },
  'long words': {
    heading: longWord,
    questions: keyed(...Array.from({ length: 3 }, () => own(longWord, longWord))),
  },
}
