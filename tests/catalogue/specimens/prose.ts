import { paragraph } from '../../../web/testing/content.ts'
import { picture } from './picture.ts'
import type { Specimens } from './specimen.ts'
import { longWord, paragraphs, sentence, text } from './text.ts'

const heading = text('Our history', 'Notre histoire', 'A nossa história')

const story = paragraphs(
  text(
    'The company was founded in Accra in 2009 to supply one hospital. It now prepares files for authorities all over Africa.',
    'L’entreprise a été fondée à Accra en 2009 pour approvisionner un hôpital. Elle prépare aujourd’hui des dossiers pour les autorités de toute l’Afrique.',
    'A empresa foi fundada em Acra em 2009 para fornecer um hospital. Prepara hoje processos para autoridades de toda a África.',
  ),
  // Long enough for two columns.
  ...Array.from({ length: 7 }, () => sentence),
)

/** A sub-heading, both kinds of list, both decorators and both kinds of link. */
const formats = {
  en: [
    {
      ...paragraph('An introduction stands in larger letters than what follows it.'),
      _key: 'lede',
    },
    { ...paragraph('A sub-heading'), _key: 'h3', style: 'h3' },
    {
      ...paragraph(''),
      _key: 'marks',
      markDefs: [
        { _key: 'page', _type: 'pageLink', page: { _type: 'contactPage' } },
        { _key: 'web', _type: 'webLink', url: 'https://www.who.int/' },
      ],
      children: [
        { _key: 'a', _type: 'span', text: 'Bold', marks: ['strong'] },
        { _key: 'b', _type: 'span', text: ', italic', marks: ['em'] },
        { _key: 'c', _type: 'span', text: ', a link to a page', marks: ['page'] },
        { _key: 'd', _type: 'span', text: ' and one to the web.', marks: ['web'] },
      ],
    },
    { ...paragraph('An entry with a mark'), _key: 'bullet', listItem: 'bullet', level: 1 },
    { ...paragraph('Another one'), _key: 'bullet-2', listItem: 'bullet', level: 1 },
    { ...paragraph('A numbered entry'), _key: 'number', listItem: 'number', level: 1 },
    { ...paragraph('Another one'), _key: 'number-2', listItem: 'number', level: 1 },
  ],
}

export const prose: Specimens<'prose'> = {
  text: { heading, body: story },
  picture: { heading, body: story, image: picture },
  'picture without caption': { heading, body: story, image: { ...picture, caption: undefined } },
  formats: { heading, body: formats },
  'one paragraph': { heading, intro: sentence, body: paragraphs(sentence) },
  'long words': { heading: longWord, body: paragraphs(longWord, longWord) },
  actions: {
    heading,
    body: paragraphs(sentence),
    actions: [
      {
        _key: 'contact',
        kind: 'contact',
        label: text('Write to us', 'Écrivez-nous', 'Escreva-nos'),
      },
      { _key: 'phone', kind: 'phone' },
      {
        _key: 'check',
        kind: 'assessmentCheck',
        label: text('Check eligibility', 'Vérifier l’éligibilité', 'Verificar a elegibilidade'),
        dialogTitle: text('Eligibility', 'Éligibilité', 'Elegibilidade'),
        dialogText: sentence,
      },
    ],
  },
}
