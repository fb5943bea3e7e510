import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { languageContent } from '../../scripts/build/pages/contentModules.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { answerFinder } from '../../web/search/findAnswers.ts'
import { createSearcher } from '../../web/search/searcher.ts'
import { demoContent } from '../support/demoContent.ts'
import { closeQuestions } from './closeQuestions.ts'
import { questions } from './questions.ts'
import { visitorQuestions } from './visitorQuestions.ts'

const content = await demoContent()
const search = new Map(
  languageCodes.map((language) => [language, languageContent(language, content).search] as const),
)
const searchers = new Map(
  [...search].map(([language, { content, pages }]) => {
    const names = content.countries.map(({ names }) => names)
    return [language, createSearcher({ pages, names })] as const
  }),
)
const finders = new Map(
  [...search].map(([language, { content }]) => [language, answerFinder(content)] as const),
)
const find = (language: Language, words: string) => searchers.get(language)?.(words, 30).pages ?? []
const pathsOf = (language: Language, words: string) => find(language, words).map(({ path }) => path)

test('at least nineteen of twenty questions have the right page among the first three', () => {
  const missed = languageCodes.flatMap((language) =>
    questions[language]
      .filter(
        ([question, ...pages]) =>
          !pathsOf(language, question)
            .slice(0, 3)
            .some((path) => pages.includes(path)),
      )
      .map(([question]) => question),
  )
  const count = Object.values(questions).flat().length
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(count / 20)
})

describe('a page is found', () => {
  test.each([
    ['with a wrong letter', 'en', 'nafdec', '/services/nafdac'],
    ['by an abbreviation with two letters in the wrong order', 'en', 'opai', '/oapi'],
    ['without accents', 'fr', 'prequalification', '/services/who'],
    ['in the plural', 'pt', 'farmacovigilâncias', '/services/ghana-fda'],
    ['by its name in another language', 'fr', 'gmp', '/services/gmp'],
    ['while the word is being typed', 'en', 'trademar', '/services/trademark'],
    ['by the name of a group of states that it does not name', 'pt', 'PALOP', '/report-a-medicine'],
    ['by a word for legalization that it does not use', 'fr', 'apostille', '/services/nafdac'],
  ] as const)('%s', (_how, language, words, path) =>
    expect(pathsOf(language, words)).toContain(path),
  )
})

/** What each language's 24 questions of visitors find: the first two pages, and whether the number is shown. */
const outcomes = languageCodes.map((language) => {
  const missed = visitorQuestions[language].filter(([question, expected]) => {
    const answers = finders.get(language)?.(question) ?? []
    if (expected === 'phone') return !answers[0]?.showsPhone
    if (expected.startsWith('/')) {
      const links = answers.flatMap(({ links }) =>
        links.map(({ path }) => path.split('#')[0] ?? ''),
      )
      return ![
        ...new Set([...links.slice(0, 1), ...pathsOf(language, question).slice(0, 2)]),
      ].includes(expected)
    }
    return !answers.some(({ title, headline }) =>
      `${title.value}: ${headline.value}`.replaceAll('\u00a0', ' ').includes(expected),
    )
  })
  return { language, missed: missed.map(([question]) => question) }
})

test.each(outcomes)(
  'of 24 questions in $language, 23 have the answer, or the right page first or second',
  ({ language, missed }) => {
    expect(visitorQuestions[language]).toHaveLength(24)
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(1)
  },
)

describe.each(languageCodes)('in %s', (language) => {
  test.each(closeQuestions[language].map((expected) => [expected.question, expected] as const))(
    '«%s» has its answer, and not its neighbour',
    (question, expected) => {
      const cards =
        finders
          .get(language)?.(question)
          .map(({ title }) => title.value) ?? []
      const [first, second] = find(language, question)
      const { answer, page, among, excerpt } = expected
      if (answer === null) expect(cards).toEqual([])
      else if (answer !== undefined) expect(cards[0]?.replaceAll('\u00a0', ' ')).toBe(answer)
      if (page !== undefined) expect(first?.path).toBe(page)
      if (among !== undefined) expect([first?.path, second?.path]).toContain(among)
      if (excerpt !== undefined)
        expect(first?.excerpt.map(({ text }) => text).join('')).toMatch(excerpt)
    },
  )
})

test('a country is answered truly, and is not another one whose name contains its own', () => {
  const answerOf = (words: string) => finders.get('en')?.(words)[0]
  expect(answerOf('do you deliver to Senegal')).toMatchObject({
    title: { value: 'Senegal' },
    headline: { value: 'One of the 12 countries in which we operate' },
    text: { value: 'Authority for medicines: ARP. Routes for a name, in our lists: OAPI, Madrid.' },
  })
  expect(answerOf('Cameroon')).toMatchObject({
    headline: { value: 'A name: OAPI, Madrid. A medicine: ask us first' },
    text: { value: 'Not among the 12 countries in which we operate' },
  })
  expect(answerOf('South Sudan')).toMatchObject({
    title: { value: 'South Sudan' },
    headline: { value: 'Not among the 12 countries in which we operate' },
  })
  expect(answerOf('Guinée équatoriale')?.title.value).toBe('Equatorial Guinea')
})

test.each([
  ['en', 'do you work in the DRC', 'Democratic Republic of the Congo'],
  ['fr', 'livrez-vous en RDC', 'République démocratique du Congo'],
  ['fr', 'travaillez-vous au Burkina', 'Burkina\u00a0Faso'],
  ['en', 'trademark in Ivory Coast', 'Côte\u00a0d’Ivoire'],
  ['pt', 'marca na Swaziland', 'Essuatíni'],
  ['pt', 'trabalham em Sao Tome', 'São Tomé e Príncipe'],
  ['fr', 'livrez-vous au Cap-Vert', 'Cabo\u00a0Verde'],
  ['fr', 'des bureaux en RCA', 'République centrafricaine'],
] as const)('in %s, «%s» names a country by another name', (language, words, name) =>
  expect(finders.get(language)?.(words)[0]?.title.value.replaceAll('\u00a0', ' ')).toBe(
    name.replaceAll('\u00a0', ' '),
  ),
)

test.each([
  ['en', 'our shipment is stuck at customs', 'import duty on medicines'],
  ['fr', 'notre cargaison est bloquée en douane', 'droits de douane'],
  ['pt', 'mercadoria retida na alfândega', 'direitos alfandegários'],
] as const)('in %s, «%s» is an emergency, and «%s» is not', (language, held, duties) => {
  expect(finders.get(language)?.(held)[0]?.showsPhone).toBe(true)
  expect(
    finders
      .get(language)?.(duties)
      .some(({ showsPhone }) => showsPhone),
  ).toBe(false)
})

test.each([
  ['en', 'call for tenders'],
  ['fr', 'participez-vous aux appels d’offres'],
] as const)('in %s, «%s» is no emergency', (language, words) => {
  expect(finders.get(language)?.(words)).toEqual([])
  expect(pathsOf(language, words).slice(0, 2)).toContain('/faq')
})

test.each([
  ['en', 'how many countries signed the AMA treaty'],
  ['fr', 'pays qui ont ratifié l’AMA'],
  ['pt', 'quantos países ratificaram a AMA'],
] as const)(
  'in %s, «%s» is about the agency, not about the countries where we operate',
  (language, words) => {
    expect(finders.get(language)?.(words)).toEqual([])
    const [first] = pathsOf(language, words)
    expect(['/services/ama', '/news/ama-31-ratifications']).toContain(first)
  },
)

test.each([
  ['en', 'how long to register a medicine in Ghana', '60 days'],
  ['fr', 'combien de temps pour homologuer un médicament au Ghana', '60 jours'],
  ['pt', 'quanto tempo demora registar um medicamento no Gana', '60 dias'],
  ['fr', 'délai d’homologation au Nigeria', '240 jours'],
] as const)('in %s, «%s» has the time', (language, words, time) =>
  expect(
    finders
      .get(language)?.(words)
      .map(({ headline }) => headline.value.replaceAll('\u00a0', ' ')),
  ).toContainEqual(expect.stringContaining(time)),
)

test.each([
  ['en', 'register a medicine in Niger', 'Niger'],
  ['fr', 'homologation au Niger', 'Niger'],
  ['pt', 'registo no Níger', 'Níger'],
] as const)('in %s, «%s» is not answered with Nigeria’s time', (language, words, name) => {
  expect(finders.get(language)?.(words)).toMatchObject([{ title: { value: name } }])
  expect(pathsOf(language, 'Niger ')).not.toContain('/countries/nigeria')
})

test.each([
  ['en', 'how much does NAFDAC registration cost', 'Prices, fees and quotes'],
  ['fr', 'c koi le prix pour enregistrer une marque oapi', 'Prix, redevances et devis'],
  ['pt', 'quanto custa a marca na ARIPO', 'Preços, taxas e orçamentos'],
] as const)('in %s, «%s» is first answered with what is said of prices', (language, words, title) =>
  expect(finders.get(language)?.(words)[0]).toMatchObject({ title: { value: title } }),
)

test('who asks which procedure to choose finds the page that compares them', () => {
  expect(pathsOf('fr', 'quelle procédure choisir').slice(0, 2)).toContain('/which-procedure')
  expect(pathsOf('pt', 'que procedimento escolher').slice(0, 2)).toContain('/which-procedure')
})

test.each([
  ['fr', 'combien de temps enregistrement cote divoire', 'Côte d’Ivoire'],
  ['fr', 'correspondant à Abidjan', 'Côte d’Ivoire'],
  ['pt', 'quanto tempo demora a entrega em Luanda', 'Angola'],
  ['pt', 'Maputo', 'Moçambique'],
  ['pt', 'entregam em Bissau', 'Guiné-Bissau'],
  ['fr', 'livrez-vous à Bamako', 'Mali'],
] as const)(
  'in %s, «%s» names a country without its apostrophe or by a city',
  (language, words, name) =>
    expect(
      finders
        .get(language)?.(words)
        .map(({ title }) => title.value.replaceAll('\u00a0', ' ')),
    ).toContain(name),
)

test('a country is found on the pages by each of its names', () => {
  const pages = pathsOf('en', 'Côte d’Ivoire')
  expect(pages).toContain('/countries/cote-divoire')
  for (const name of ['ivory coast', 'cote divoire', 'Abidjan'])
    expect(pathsOf('en', name)).toEqual(pages)
})

test('a country is answered by the words that editors give it, in every language', () => {
  const africanUnionCountries = content.site.africanUnionCountries.map((country) =>
    country.isoCode === 'TG' ? { ...country, searchWords: 'Aneho,, Kpalimé' } : country,
  )
  const changed = { ...content, site: { ...content.site, africanUnionCountries } }
  const answer = answerFinder(languageContent('pt', changed).search.content)
  for (const words of ['Aneho', 'kpalime'])
    expect(answer(words).map(({ title }) => title.value)).toEqual(['Togo'])
})

test('of two countries that are named, each is answered', () => {
  const titles = (language: Language, words: string) =>
    finders
      .get(language)?.(words)
      .map(({ title }) => title.value.replaceAll('\u00a0', ' '))
  expect(titles('en', 'Mozambique and Angola')).toEqual(['Mozambique', 'Angola'])
  expect(titles('fr', 'l’enregistrement au Ghana vaut-il en Cote d’Ivoire')).toEqual(
    expect.arrayContaining(['Ghana', 'Côte d’Ivoire']),
  )
})

test('of a country in which the company does not operate, the routes to a trademark come first, with their pages', () => {
  const [answer] = finders.get('pt')?.('Guiné-Bissau') ?? []
  expect(answer?.headline.value).toContain('OAPI, Madrid')
  expect(answer?.text?.value).toContain('em que operamos')
  expect(answer?.links.map(({ path }) => path).slice(0, 2)).toEqual(['/oapi', '/services/madrid'])
})

test.each([
  ['en', 'do you deliver to Senegal', 'Senegal'],
  ['fr', 'vous livrez au Tchad ?', 'Tchad'],
  ['pt', 'entregam no Sudão do Sul', 'Sudão do Sul'],
] as const)('in %s, «%s» has no second answer about all countries', (language, words, name) =>
  expect(
    finders
      .get(language)?.(words)
      .map(({ title }) => title.value.replaceAll('\u00a0', ' ')),
  ).toEqual([name]),
)

test.each([
  ['en', 'what about this week'],
  ['en', 'application form'],
  ['fr', 'formulaire à voie orale'],
  ['pt', 'por via oral'],
] as const)('in %s, «%s» has no answer that an ordinary word would find', (language, words) =>
  expect(finders.get(language)?.(words)).toEqual([]),
)

test.each([
  ['en', 'are you licensed', 'Ask us for them'],
  ['fr', 'Êtes-vous agréés, quelle licence, qui signe ?', 'Demandez-les-nous'],
  ['pt', 'são licenciados?', 'Contacte-nos'],
  ['en', 'is there a medicine for tuberculosis', 'We supply both'],
  ['fr', 'médicament contre le diabète', 'Nous fournissons les uns et les autres'],
  ['pt', 'tem remedio para HIV crianças', 'Fornecemos ambos'],
  ['en', 'how much do u charge for nafdac registraton', 'In a quote'],
  ['en', 'do you act as local agent', 'Ghana and Nigeria require one'],
  ['fr', 'pouvez-vous être notre représentant local', 'Exigé au Ghana et au Nigeria'],
  ['pt', 'podem ser o nosso representante local', 'Exigido no Gana e na Nigéria'],
  ['en', 'how many of 6 African markets does one filing cover', 'The route depends'],
] as const)('in %s, «%s» has the answer that begins with «%s»', (language, words, answer) =>
  expect(
    finders
      .get(language)?.(words)
      .map((card) => card.headline.value),
  ).toContainEqual(expect.stringMatching(new RegExp(`^${answer}`))),
)

test('«who can act for us at ARIPO» asks for no medicine', () => {
  expect(finders.get('en')?.('who can act for us at ARIPO')).toEqual([])
  expect(pathsOf('en', 'who can act for us at ARIPO').slice(0, 2)).toContain('/services/aripo')
})

test.each([
  ['en', 'phone nmber', '+233 30 200 0000'],
  ['en', 'opening hours', '8AM - 6PM'],
  ['fr', 'horaires', '8 h–18 h'],
  ['fr', 'adresse mail', 'info@accrapharma.example'],
  ['pt', 'morada', 'Acra, Gana'],
  ['pt', 'horario', '8 h–18 h'],
] as const)('in %s, «%s» is answered in the first page’s sentence: %s', (language, words, said) => {
  const [first] = find(language, words)
  const sentence = first?.excerpt.map(({ text }) => text).join('')
  expect(sentence?.replaceAll('\u00a0', ' ')).toContain(said)
})

test.each([
  ['en', 'emergancy number'],
  ['fr', 'numéro d’urgense'],
  ['pt', 'emergensia'],
  ['en', 'phone'],
  ['fr', 'téléphone'],
  ['pt', 'telefone'],
  ['en', 'can I speak to someone on Sunday'],
  ['fr', 'parler à quelqu’un maintenant'],
  ['pt', 'preciso de falar com alguem de madrugada'],
  ['pt', 'qual e o numero de whatsapp'],
] as const)('in %s, «%s» has the number', (language, words) =>
  expect(finders.get(language)?.(words)[0]?.showsPhone).toBe(true),
)

test.each([
  ['en', 'is a registration recognised in other countries', 'Each country decides for itself'],
  ['en', 'is Ghana registration valid in Nigeria', 'Each country decides for itself'],
  [
    'fr',
    'est ce que l’enregistrement au Ghana vaut en Cote d’Ivoire',
    'Chaque pays décide pour lui-même',
  ],
  ['fr', 'reconnaissance mutuelle UEMOA', 'Chaque pays décide pour lui-même'],
  ['pt', 'o registo é válido noutro país', 'Cada país decide por si'],
  ['en', 'status of my enquiry sent last week', 'We reply within 24 hours'],
  ['fr', 'où en est ma demande', 'Nous répondons sous 24 heures'],
  ['pt', 'ainda não recebi resposta', 'Respondemos em 24 horas'],
] as const)('in %s, «%s» is answered: %s', (language, words, answer) => {
  const cards = finders.get(language)?.(words) ?? []
  expect(cards.map((card) => card.headline.value.replaceAll('\u00a0', ' '))).toContain(answer)
  expect(cards.some(({ showsPhone }) => showsPhone)).toBe(false)
})

test.each([
  ['en', 'where is my request', '/faq'],
  ['fr', 'qui parle français chez vous ?', '/contact'],
  ['fr', 'répondez-vous en français', '/contact'],
  ['pt', 'falam português?', '/contact'],
  ['en', 'do you speak French', '/contact'],
  ['en', 'is it prequalified or tested', '/services/malaria-drugs'],
  ['fr', 'préqualifiés ou testés ?', '/services/malaria-drugs'],
  ['pt', 'É pré-qualificado / testado?', '/services/malaria-drugs'],
] as const)('in %s, «%s» has its page first or second', (language, words, path) =>
  expect(pathsOf(language, words).slice(0, 2)).toContain(path),
)

test('services come before legal texts, and no page hides the others', () => {
  const paths = pathsOf('en', 'do you sell ACTs')
  expect(paths[0]).toBe('/services/malaria-drugs')
  expect(pathsOf('en', 'nafdac').length).toBeGreaterThan(2)
})

test('a page is found by the words that editors give its sections', () => {
  const [page] = content.pages
  if (!page) throw new Error('The demo has no pages')
  const sections = page.sections.map((section) =>
    'heading' in section ? { ...section, searchWords: { en: 'zebrafish, danio' } } : section,
  )
  const changed = { ...content, pages: [{ ...page, sections }] }
  const find = createSearcher({ pages: languageContent('fr', changed).search.pages, names: [] })
  expect(find('danios', 10).pages.map(({ path }) => path)).toEqual([page.path])
})

test('a part of a page is found with its anchor, and the words in their sentence', () => {
  const [page] = find('en', 'documents for NAFDAC')
  expect(page).toMatchObject({ anchor: 'documents', heading: { value: 'Required documents' } })
  const [about] = find('en', 'Bangui')
  expect(about?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
    { text: 'Bangui', isMatch: true },
  ])
})

test.each(['xylophone', '', '   ', '()*"\\', 'the'])('nothing is found for «%s»', (words) =>
  expect(find('en', words)).toEqual([]),
)

test('the modules stay small: what is shown first is a seventh of the index', () => {
  for (const { content, pages } of search.values()) {
    expect(brotliCompressSync(JSON.stringify(content)).length).toBeLessThan(7_800)
    expect(brotliCompressSync(JSON.stringify(pages)).length).toBeLessThan(55_000)
  }
})
