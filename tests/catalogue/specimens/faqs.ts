import type { Specimens } from './specimen.ts'
import { few, keyed, longWord, paragraphs, sentence, text } from './text.ts'

const questions = keyed(
  {
    question: text(
      'In which countries do you operate?',
      'Dans quels pays intervenez-vous ?',
      'Em que países operam?',
    ),
    answer: paragraphs(
      text(
        'We operate in 12 African countries, most of them in West Africa.',
        'Nous intervenons dans 12 pays africains, pour la plupart en Afrique de l’Ouest.',
        'Operamos em 12 países africanos, a maioria na África Ocidental.',
      ),
      sentence,
    ),
  },
  {
    question: text(
      'How soon will I receive a quote?',
      'Sous quel délai recevrai-je un devis ?',
      'Quando recebo um orçamento?',
    ),
    answer: paragraphs(sentence),
  },
  {
    question: text(
      'Which documents do you need before you can tell me what a registration costs and how long it takes?',
      'De quelles pièces avez-vous besoin pour m’indiquer le coût et la durée d’un enregistrement ?',
      'De que documentos precisam para me dizer quanto custa e quanto demora um registo?',
    ),
    answer: paragraphs(sentence),
  },
)

const category = (
  slug: string,
  faqs: typeof questions,
  title = text('General', 'Général', 'Geral'),
) => ({
  _id: `faq-${slug}`,
  slug,
  title,
  faqs,
})

export const faqs: Specimens<'faqs'> = {
  several: {
    categories: [
      category('specimen-general', questions),
      category('specimen-delivery', questions, text('Delivery', 'Livraison', 'Entrega')),
    ],
  },
  one: { categories: [category('specimen-one', few(questions, 1))] },
  'long words': {
    categories: [
      category(
        'specimen-long',
        keyed({ question: longWord, answer: paragraphs(longWord) }),
        longWord,
      ),
    ],
  },
}
