import type { Specimens } from './specimen.ts'
import { keyed, longWord, text } from './text.ts'

const actions = keyed(
  { kind: 'contact' as const, label: text('Contact Us', 'Nous contacter', 'Contacte-nos') },
  {
    kind: 'page' as const,
    label: text('All services', 'Tous les services', 'Todos os serviços'),
    page: { _type: 'servicesPage' as const },
  },
)

export const callToAction: Specimens<'callToAction'> = {
  invitation: {
    heading: text('Begin with one country', 'Commencez par un pays', 'Comece por um país'),
    text: text(
      'Tell us the product and the market. The first answer lists the documents, the fees and the time.',
      'Indiquez le produit et le marché. La première réponse énumère les pièces, les frais et les délais.',
      'Diga-nos o produto e o mercado. A primeira resposta indica os documentos, as taxas e o prazo.',
    ),
    actions,
  },
  'long words': {
    heading: longWord,
    text: longWord,
    actions: keyed(
      { kind: 'contact' as const, label: longWord },
      { kind: 'email' as const, mailbox: 'info' as const },
    ),
  },
  emergency: {
    emergency: true,
    heading: text('Emergency supply', 'Approvisionnement d’urgence', 'Fornecimento de emergência'),
    text: text(
      'Stock is running out or a batch has been recalled: somebody answers at any hour.',
      'Rupture de stock ou rappel d’un lot : quelqu’un répond à toute heure.',
      'O stock está a acabar ou um lote foi recolhido: alguém atende a qualquer hora.',
    ),
    actions: keyed({
      kind: 'phone' as const,
      label: text('Call the hotline', 'Appelez la ligne d’urgence', 'Ligue para a linha'),
    }),
  },
}
