import type { Specimens } from '../../../tests/catalogue/specimens/specimen.ts'
import { longWord, sentence, text } from '../../../tests/catalogue/specimens/text.ts'

const heading = text('Documents to prepare', 'Documents à préparer', 'Documentos a preparar')

export const checklist: Specimens<'checklist'> = {
  many: {
    heading,
    items: {
      en: [
        'Power of attorney',
        'Certificate of pharmaceutical product',
        'GMP certificate of the site',
        'Stability data for zone IVb',
        'Samples and reference standards',
        'Artwork of all packs',
        'Receipt of the fee',
      ],
      fr: [
        'Procuration',
        'Certificat de produit pharmaceutique',
        'Certificat BPF du site',
        'Données de stabilité pour la zone IVb',
        'Échantillons et étalons de référence',
        'Maquettes de tous les conditionnements',
        'Reçu des frais',
      ],
      pt: [
        'Procuração',
        'Certificado de produto farmacêutico',
        'Certificado BPF da fábrica',
        'Dados de estabilidade para a zona IVb',
        'Amostras e padrões de referência',
        'Maquetes de todas as embalagens',
        'Recibo da taxa',
      ],
    },
  },
  one: {
    heading,
    intro: sentence,
    items: { en: ['Power of attorney'], fr: ['Procuration'], pt: ['Procuração'] },
  },
  shelf: {
    heading,
    items: {
      en: ['Power of attorney, notarized', 'GMP certificate of each site', 'Receipt of the fee'],
      fr: ['Procuration, notariée', 'Certificat BPF de chaque site', 'Reçu des frais'],
      pt: ['Procuração, reconhecida', 'Certificado BPF de cada fábrica', 'Recibo da taxa'],
    },
    shortItems: {
      en: ['Power of attorney', 'GMP certificate', 'Receipt'],
      fr: ['Procuration', 'Certificat BPF', 'Reçu'],
      pt: ['Procuração', 'Certificado BPF', 'Recibo'],
    },
    tickable: true,
  },
  'long words': {
    heading: longWord,
    items: { en: [longWord.en, longWord.en], fr: [longWord.fr, longWord.fr] },
  },
}
