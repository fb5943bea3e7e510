import { defaultLanguage, type Language } from '../../../shared/languages.ts'

/** The words of the mails to the company, beside the labels, which are the form's in English. */
export const words = {
  en: {
    enquiry: 'Enquiry',
    reply: 'Reply to this email to answer the enquirer.',
    refused:
      'The settings name {address} for this service. That address is outside the company’s domains, so the email' +
      ' came here: correct it in the Studio, or ask whoever hosts the site to allow the domain.',
    digest: '{count} enquiries',
    digestText:
      '{count} enquiries arrived faster than they can be mailed one by one. Their full text is in the Studio,' +
      ' under Enquiries.',
    alert: 'Enquiries that could not be mailed: {count}',
    alertText:
      'The emails about these enquiries could not be sent for a day, and no further attempt is made. Read and' +
      ' answer them in the Studio, under Enquiries.',
  },
  fr: {
    enquiry: 'Demande',
    reply: 'Répondez à cet e-mail pour répondre à la personne qui a écrit.',
    refused:
      'Les réglages indiquent {address} pour ce service. Cette adresse n’appartient pas aux domaines de' +
      ' l’entreprise, et l’e-mail est donc arrivé ici\u00a0: corrigez-la dans le Studio, ou autorisez le domaine là où le' +
      ' site est hébergé.',
    digest: '{count}\u00a0demandes',
    digestText:
      '{count}\u00a0demandes sont arrivées trop vite pour un e-mail chacune. Leur texte complet se trouve dans le Studio,' +
      ' sous Demandes.',
    alert: 'Demandes dont l’e-mail n’a pas pu être envoyé\u00a0: {count}',
    alertText:
      'Les e-mails sur ces demandes n’ont pas pu être envoyés pendant une journée, et il n’y aura pas d’autre' +
      ' tentative. Lisez-les dans le Studio, sous Demandes, et répondez-y.',
  },
  pt: {
    enquiry: 'Pedido',
    reply: 'Responda a este e-mail para responder a quem escreveu.',
    refused:
      'As definições indicam {address} para este serviço. Esse endereço não pertence aos domínios da empresa, pelo' +
      ' que o e-mail veio para aqui: corrija-o no Studio, ou peça a quem aloja o sítio que autorize o domínio.',
    digest: '{count}\u00a0pedidos',
    digestText:
      'Chegaram {count}\u00a0pedidos, depressa demais para um e-mail cada um. O texto completo está no Studio, em Pedidos.',
    alert: 'Pedidos cujo e-mail não foi possível enviar: {count}',
    alertText:
      'Não foi possível enviar os e-mails sobre estes pedidos durante um dia, e não haverá outra tentativa. Leia-os' +
      ' no Studio, em Pedidos, e responda-lhes.',
  },
} satisfies Record<Language, Record<string, string>>

/** A label that is missing here is shown in English. */
const labels: Record<Exclude<Language, typeof defaultLanguage>, Record<string, string>> = {
  fr: {
    'First name': 'Prénom',
    'Last name': 'Nom',
    Email: 'E-mail',
    Phone: 'Téléphone',
    Organization: 'Organisation',
    'Service of interest': 'Service souhaité',
    Language: 'Langue',
    'Came from': 'Vient de',
    Reference: 'Référence',
    Received: 'Reçue',
    From: 'De',
    Message: 'Message',
    Enquiry: 'Demande',
  },
  pt: {
    'First name': 'Nome próprio',
    'Last name': 'Apelido',
    Email: 'E-mail',
    Phone: 'Telefone',
    Organization: 'Organização',
    'Service of interest': 'Serviço pretendido',
    Language: 'Idioma',
    'Came from': 'Veio de',
    Reference: 'Referência',
    Received: 'Recebido',
    From: 'De',
    Message: 'Mensagem',
    Enquiry: 'Pedido',
  },
}

export function labelIn(lang: Language, label: string): string {
  return lang === defaultLanguage ? label : (labels[lang][label] ?? label)
}
