import type { Language } from '../../shared/languages.ts'

/** What a question must show, and what it must not: the answer to another question with the same words. */
type Expected = {
  question: string
  /** The subject of the first answer, or null if no answer may be shown. */
  answer?: string | null
  /** The first page or, with `among`, one of the first two. */
  page?: string
  among?: string
  /** Words of the first page's excerpt. */
  excerpt?: RegExp
}

const ask = (question: string, expected: Omit<Expected, 'question'>): Expected => ({
  question,
  ...expected,
})

/**
 * Questions of an importer, a pharmacist and a lawyer that were once answered with the neighbour of the answer: a
 * renewal with a new registration, an agent with a licence, a time of delivery with a price; or with a word that only
 * looks alike, or not at all.
 */
export const closeQuestions: Record<Language, Expected[]> = {
  en: [
    ask('NAFDAC renewal', {
      answer: 'Renewing a registration or a mark',
      page: '/services/nafdac',
    }),
    ask('renew', { answer: 'Renewing a registration or a mark' }),
    ask('how do I renew my registration', {
      answer: 'Renewing a registration or a mark',
    }),
    ask('NAFDAC inspection', { answer: null, page: '/services/nafdac' }),
    ask('nafdac labelling', { answer: null }),
    ask('NAFDAC import permit', { answer: null, page: '/services/nafdac' }),
    ask('trademark opposition', { answer: null }),
    ask('trademark renewal', { answer: 'Renewing a registration or a mark' }),
    ask('Ghana FDA local agent', { answer: 'Ghana', page: '/services/ghana-fda' }),
    ask('incoterms', { answer: 'Terms of supply' }),
    ask('minimum order', { answer: 'Terms of supply' }),
    ask('payment terms', { answer: 'Terms of supply' }),
    ask('how many days delivery', { answer: 'Terms of supply' }),
    ask('lead time', { answer: 'Terms of supply' }),
    ask('company registration number', { answer: 'Who we are' }),
    ask('managing director', { answer: 'Who we are' }),
    ask('who are you', { answer: 'Who we are' }),
    ask('who can order, private pharmacy', { answer: 'Medicines for malaria and HIV' }),
    ask('language', { page: '/contact' }),
    ask('artemether lumefantrine strengths', { page: '/services/malaria-drugs' }),
    ask('rectal artesunate', { page: '/services/malaria-drugs', excerpt: /rectal artesunate/i }),
    ask('suspect antimalarial', { answer: 'A suspect medicine' }),
    ask('fake malaria medicine', { answer: 'A suspect medicine' }),
    ask('my tablets look wrong', { answer: 'A suspect medicine' }),
    ask('fake medicine with your name', {
      answer: 'A suspect medicine',
      page: '/report-a-medicine',
    }),
    ask('verify a batch', { page: '/faq', excerpt: /batch/ }),
    ask('personal data transfer', { page: '/privacy' }),
    ask('humidity', { page: '/glossary', excerpt: /humidity/ }),
    ask('prophylaxis', { page: '/services/malaria-drugs', excerpt: /prophylaxis/ }),
    ask('suspension', { page: '/services/malaria-drugs', excerpt: /suspension/ }),
    ask('borderline', { page: '/services/ghana-fda', excerpt: /borderline/ }),
    ask('patent', { page: '/services/aripo', excerpt: /Patents/ }),
    ask('surcharge', { among: '/oapi', excerpt: /surcharge/ }),
    ask('distinctiveness', { page: '/oapi', excerpt: /distinctiveness/ }),
    ask('transliteration', { page: '/oapi', excerpt: /transliteration/ }),
    ask('Public Health Act', { among: '/services/ghana-fda' }),
  ],
  fr: [
    ask('mandataire agréé OAPI', { answer: null, page: '/oapi', excerpt: /mandataire agréé/ }),
    ask('renouvellement NAFDAC', { answer: 'Renouveler un enregistrement ou une marque' }),
    ask('renouveler une AMM', { answer: 'Renouveler un enregistrement ou une marque' }),
    ask('raison sociale', { answer: 'Qui nous sommes' }),
    ask('directeur', { answer: 'Qui nous sommes' }),
    ask('registre du commerce', { answer: 'Qui nous sommes' }),
    ask('RCCM', { answer: 'Qui nous sommes' }),
    ask('qui êtes-vous', { answer: 'Qui nous sommes' }),
    ask('antipaludique suspect', { answer: 'Un médicament suspect' }),
    ask('délai de livraison', { answer: 'Conditions de fourniture' }),
    ask('commande minimum', { answer: 'Conditions de fourniture' }),
    ask('conditions de paiement', { answer: 'Conditions de fourniture' }),
    ask('incoterm', { answer: 'Conditions de fourniture' }),
    ask('pharmacie privée', { answer: 'Médicaments contre le paludisme et le VIH' }),
    ask('traité agence', { page: '/services/ama', excerpt: /traité/ }),
    ask('traité', { among: '/services/ama', excerpt: /traité/ }),
    ask('données personnelles transfert', { page: '/privacy' }),
    ask('délai d’opposition', { answer: null, among: '/oapi' }),
    ask('délai d’opposition OAPI', { answer: null, page: '/oapi', excerpt: /opposition/ }),
    ask('preuve d’usage', { page: '/oapi' }),
    ask('artésunate rectal', { page: '/services/malaria-drugs', excerpt: /artésunate rectal/i }),
    ask('suppositoires', { page: '/services/malaria-drugs', excerpt: /rectal/ }),
    ask('brevet', { page: '/services/aripo', excerpt: /brevets/ }),
    ask('humidité', { page: '/glossary', excerpt: /humidité/ }),
    ask('suspension', { page: '/services/malaria-drugs' }),
    ask('prophylaxie', { page: '/services/malaria-drugs', excerpt: /prophylaxie/ }),
    ask('parlez-vous français', { page: '/contact' }),
  ],
  pt: [
    ask('renovação NAFDAC', { answer: 'Renovar um registo ou uma marca' }),
    ask('renovar', { answer: 'Renovar um registo ou uma marca' }),
    ask('antimalárico suspeito', { answer: 'Um medicamento suspeito' }),
    ask('prazo de entrega', { answer: 'Condições de fornecimento' }),
    ask('em quantos dias entregam', { answer: 'Condições de fornecimento' }),
    ask('quantidade mínima', { answer: 'Condições de fornecimento' }),
    ask('condições de pagamento', { answer: 'Condições de fornecimento' }),
    ask('artesunato retal', { page: '/services/malaria-drugs', excerpt: /Artesunato retal/ }),
    ask('supositórios', { page: '/services/malaria-drugs', excerpt: /retal/ }),
    ask('farmácia privada', {
      answer: 'Medicamentos para a malária e o VIH',
      page: '/services/malaria-drugs',
    }),
    ask('falam português', { page: '/contact' }),
    ask('telefone', { page: '/contact', excerpt: /\+233/ }),
    ask('denominação social', { answer: 'Quem somos' }),
    ask('quem são vocês', { answer: 'Quem somos' }),
    ask('diretor', { answer: 'Quem somos' }),
    ask('prova de uso', { page: '/oapi' }),
    ask('transferência de dados pessoais', { page: '/privacy' }),
    ask('preço do artesunato', { answer: 'Preços, taxas e orçamentos' }),
    ask('humidade', { page: '/glossary', excerpt: /humidade/ }),
    ask('patentes', { page: '/services/aripo', excerpt: /patentes/i }),
    ask('entregam em Bissau', { answer: 'Guiné-Bissau' }),
  ],
}
