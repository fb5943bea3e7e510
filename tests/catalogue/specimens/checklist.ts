import type { Specimens } from './specimen.ts'
import { keyed, longWord, points, sentence, text } from './text.ts'

const heading = text('Documents to prepare', 'Documents à préparer', 'Documentos a preparar')

export const checklist: Specimens<'checklist'> = {
  many: {
    heading,
    items: points(
      text('Power of attorney', 'Procuration', 'Procuração'),
      text(
        'Certificate of pharmaceutical product',
        'Certificat de produit pharmaceutique',
        'Certificado de produto farmacêutico',
      ),
      text('GMP certificate of the site', 'Certificat BPF du site', 'Certificado BPF da fábrica'),
      text(
        'Stability data for zone IVb',
        'Données de stabilité pour la zone IVb',
        'Dados de estabilidade para a zona IVb',
      ),
      text(
        'Samples and reference standards',
        'Échantillons et étalons de référence',
        'Amostras e padrões de referência',
      ),
      text(
        'Artwork of all packs',
        'Maquettes de tous les conditionnements',
        'Maquetes de todas as embalagens',
      ),
      text('Receipt of the fee', 'Reçu des frais', 'Recibo da taxa'),
    ),
  },
  one: {
    heading,
    intro: sentence,
    items: points(text('Power of attorney', 'Procuration', 'Procuração')),
  },
  shelf: {
    heading,
    items: keyed(
      {
        text: text(
          'Power of attorney, notarized',
          'Procuration, notariée',
          'Procuração, reconhecida',
        ),
        short: text('Power of attorney', 'Procuration', 'Procuração'),
      },
      {
        text: text(
          'GMP certificate of each site',
          'Certificat BPF de chaque site',
          'Certificado BPF de cada fábrica',
        ),
        short: text('GMP certificate', 'Certificat BPF', 'Certificado BPF'),
      },
      {
        text: text('Receipt of the fee', 'Reçu des frais', 'Recibo da taxa'),
        short: text('Receipt', 'Reçu', 'Recibo'),
      },
    ),
    tickable: true,
  },
  'long words': {
    heading: longWord,
    items: points(longWord, longWord),
  },
}
