import { type Language, localeOf } from '../../../shared/languages.ts'
import { companyZone } from '../../../shared/plans/plan.ts'
import type { Problem } from '../../../shared/problems.ts'
import type { WatchedProblem } from '../_shared/database.ts'

type Texts = Record<Problem, { title: string; advice: string }> & {
  open: string
  over: { subject: string; text: string }
}

const texts: Record<Language, Texts> = {
  en: {
    site: {
      title: 'The website cannot be reached',
      advice:
        'Visitors cannot open {site}, or their browsers refuse its certificate. Tell whoever looks after the site: docs/operations.md, “Check the live site”, lists the causes.',
    },
    lag: {
      title: 'The website does not show what was published',
      advice:
        'Something that was published is not on {site} yet. The Studio’s tool “Website” may say why. If not, tell whoever looks after the site.',
    },
    form: {
      title: 'Enquiries cannot be sent',
      advice:
        'The form at {site}/contact is refused by the database: visitors read that their enquiry could not be sent, and keep it as a draft. Tell whoever looks after the site at once: docs/operations.md, “Check the live site”, lists the causes.',
    },
    content: {
      title: 'The content cannot be read',
      advice:
        'Sanity refuses these checks: a token has expired, the requests of this month are used up, or Sanity fails. Until then nobody is told of publishes that are not live or of late plans, and mail about a service waits an hour and then goes to the company’s own address. Tell whoever looks after the site: docs/operations.md, “Change a key”.',
    },
    plans: {
      title: 'A plan is late',
      advice:
        'A plan should have been carried out, and was not. Open it in the Studio, under Content, Plans, press “Carry out now”, and tell whoever looks after the site.',
    },
    attributes: {
      title: 'The content is near Sanity’s limit',
      advice:
        'More than seven tenths of the fields that Sanity allows in this dataset are in use. At the limit nothing new can be saved. Tell whoever looks after the site: docs/operations.md, “Values of removed fields”.',
    },
    mail_key: {
      title: 'The mail service refuses our key',
      advice:
        'Resend does not know the key with which mail is sent: nobody gets mail about enquiries, nor perhaps codes to sign in. Read the new enquiries in the Studio’s tool “Enquiries”, and tell whoever looks after the site: docs/operations.md, “Change a key”.',
    },
    waiting_mail: {
      title: 'Mail about enquiries is not sent',
      advice:
        'Mail about an enquiry has been waiting for more than half an hour. Read the new enquiries in the Studio’s tool “Enquiries”, and tell whoever looks after the site: the key, the quota or the domain at Resend may be the cause.',
    },
    failed_mail: {
      title: 'Mail about an enquiry could not be sent',
      advice:
        'It was tried for a day, or the recipient’s server refused it, and it is not tried again. Read the enquiry in the Studio’s tool “Enquiries”, under “Mail failed”, and press “Send again”.',
    },
    mail_quota: {
      title: 'Few mails are left for today',
      advice:
        'Resend has sent 80 of the 100 mails that its free plan allows in a day. After that mail about enquiries waits until tomorrow, and staff get no codes to sign in. Read the new enquiries in the Studio’s tool “Enquiries”, and tell whoever looks after the site if this is no flood of unwanted messages.',
    },
    backup: {
      title: 'There is no new backup',
      advice:
        'The last complete backup of the content and the enquiries is older than a day and a half. Tell whoever looks after the site: on GitHub, “Actions”, “Backup” says why; docs/operations.md, “Back up”.',
    },
    issues: {
      title: 'Problems are not reported on GitHub any more',
      advice:
        'GitHub refuses the token of these checks, which has probably expired. If mail fails too, only the Studio’s “Start” shows it. Tell whoever looks after the site: docs/operations.md, “Change a key”.',
    },
    open: 'Since {time}.',
    over: { subject: 'Over: {title}', text: 'This is over. It began on {time}.' },
  },
  fr: {
    site: {
      title: 'Le site est inaccessible',
      advice:
        'Les visiteurs ne peuvent pas ouvrir {site}, ou leur navigateur refuse son certificat. Prévenez la personne qui s’occupe du site\u00a0: docs/operations.md, «\u00a0Check the live site\u00a0», énumère les causes.',
    },
    lag: {
      title: 'Le site n’affiche pas ce qui a été publié',
      advice:
        'Un contenu publié n’est pas encore sur {site}. L’outil «\u00a0Site\u00a0» du Studio en donne peut-être la raison. Sinon, prévenez la personne qui s’occupe du site.',
    },
    form: {
      title: 'Les demandes ne peuvent pas être envoyées',
      advice:
        'La base de données refuse le formulaire de {site}/contact\u00a0: les visiteurs lisent que leur demande n’a pas pu être envoyée\u00a0; elle reste enregistrée comme brouillon. Prévenez aussitôt la personne qui s’occupe du site\u00a0: docs/operations.md, «\u00a0Check the live site\u00a0», énumère les causes.',
    },
    content: {
      title: 'Le contenu ne peut pas être lu',
      advice:
        'Sanity refuse ces contrôles\u00a0: un jeton a expiré, le quota de requêtes du mois est épuisé, ou Sanity est en panne. D’ici là, personne n’est prévenu des publications qui ne sont pas en ligne ni des plans en retard, et les e-mails relatifs à un service attendent une heure, puis vont à l’adresse de l’entreprise. Prévenez la personne qui s’occupe du site\u00a0: docs/operations.md, «\u00a0Change a key\u00a0».',
    },
    plans: {
      title: 'Un plan est en retard',
      advice:
        'Un plan aurait dû être exécuté et ne l’a pas été. Ouvrez-le dans le Studio, sous Contenu, Plans, cliquez sur «\u00a0Exécuter maintenant\u00a0» et prévenez la personne qui s’occupe du site.',
    },
    attributes: {
      title: 'Le contenu approche de la limite de Sanity',
      advice:
        'Plus de sept dixièmes des champs que Sanity autorise dans ce jeu de données sont utilisés. À la limite, rien de nouveau ne peut être enregistré. Prévenez la personne qui s’occupe du site\u00a0: docs/operations.md, «\u00a0Values of removed fields\u00a0».',
    },
    mail_key: {
      title: 'Le service d’e-mails refuse notre clé',
      advice:
        'Resend ne connaît pas la clé avec laquelle les e-mails sont envoyés\u00a0: personne ne reçoit d’e-mails relatifs aux demandes, ni peut-être de codes de connexion. Lisez les nouvelles demandes dans l’outil «\u00a0Demandes\u00a0» du Studio et prévenez la personne qui s’occupe du site\u00a0: docs/operations.md, «\u00a0Change a key\u00a0».',
    },
    waiting_mail: {
      title: 'Les e-mails relatifs aux demandes ne partent pas',
      advice:
        'Un e-mail relatif à une demande attend depuis plus d’une demi-heure. Lisez les nouvelles demandes dans l’outil «\u00a0Demandes\u00a0» du Studio et prévenez la personne qui s’occupe du site\u00a0: la clé, le quota ou le domaine chez Resend peuvent en être la cause.',
    },
    failed_mail: {
      title: 'L’e-mail relatif à une demande n’a pas pu être envoyé',
      advice:
        'L’envoi a été tenté pendant un jour, ou le serveur du destinataire l’a refusé, et il n’est plus tenté. Lisez la demande dans l’outil «\u00a0Demandes\u00a0» du Studio, sous «\u00a0E-mail en échec\u00a0», et cliquez sur «\u00a0Renvoyer\u00a0».',
    },
    mail_quota: {
      title: 'Il reste peu d’e-mails pour aujourd’hui',
      advice:
        'Resend a envoyé 80 des 100 e-mails que son offre gratuite permet par jour. Ensuite, les e-mails relatifs aux demandes attendent le lendemain, et le personnel ne reçoit plus de codes de connexion. Lisez les nouvelles demandes dans l’outil «\u00a0Demandes\u00a0» du Studio et, s’il ne s’agit pas d’un afflux de messages indésirables, prévenez la personne qui s’occupe du site.',
    },
    backup: {
      title: 'Il n’y a pas de nouvelle sauvegarde',
      advice:
        'La dernière sauvegarde complète du contenu et des demandes date de plus d’un jour et demi. Prévenez la personne qui s’occupe du site\u00a0: sur GitHub, «\u00a0Actions\u00a0», «\u00a0Backup\u00a0» en donne la raison\u00a0; docs/operations.md, «\u00a0Back up\u00a0».',
    },
    issues: {
      title: 'Les problèmes ne sont plus signalés sur GitHub',
      advice:
        'GitHub refuse le jeton de ces contrôles, qui a sans doute expiré. Si les e-mails tombent aussi en panne, seule la page «\u00a0Accueil\u00a0» du Studio le montre. Prévenez la personne qui s’occupe du site\u00a0: docs/operations.md, «\u00a0Change a key\u00a0».',
    },
    open: 'Depuis le {time}.',
    over: {
      subject: 'Résolu\u00a0: {title}',
      text: 'Le problème est résolu. Il a commencé le {time}.',
    },
  },
  pt: {
    site: {
      title: 'O sítio não está acessível',
      advice:
        'Os visitantes não conseguem abrir {site}, ou o navegador recusa o certificado. Avise quem cuida do sítio: docs/operations.md, «Check the live site», enumera as causas.',
    },
    lag: {
      title: 'O sítio não mostra o que foi publicado',
      advice:
        'Algo que foi publicado ainda não está em {site}. A ferramenta «Sítio» do Studio talvez diga porquê. Se não disser, avise quem cuida do sítio.',
    },
    form: {
      title: 'Não é possível enviar pedidos',
      advice:
        'A base de dados recusa o formulário de {site}/contact: os visitantes leem que não foi possível enviar o pedido, que fica guardado como rascunho. Avise já quem cuida do sítio: docs/operations.md, «Check the live site», enumera as causas.',
    },
    content: {
      title: 'Não é possível ler o conteúdo',
      advice:
        'O Sanity recusa estas verificações: um token expirou, as consultas deste mês esgotaram-se ou há uma falha no Sanity. Até lá, ninguém é avisado de publicações que não estão em linha nem de planos atrasados, e os e-mails sobre um serviço esperam uma hora e vão depois para o endereço da empresa. Avise quem cuida do sítio: docs/operations.md, «Change a key».',
    },
    plans: {
      title: 'Um plano está atrasado',
      advice:
        'Um plano devia ter sido executado e não foi. Abra-o no Studio, em Conteúdo, Planos, prima «Executar agora» e avise quem cuida do sítio.',
    },
    attributes: {
      title: 'O conteúdo aproxima-se do limite do Sanity',
      advice:
        'Estão em uso mais de sete décimos dos campos que o Sanity permite neste conjunto de dados. No limite, nada de novo pode ser guardado. Avise quem cuida do sítio: docs/operations.md, «Values of removed fields».',
    },
    mail_key: {
      title: 'O serviço de e-mail recusa a nossa chave',
      advice:
        'O Resend não conhece a chave com que os e-mails são enviados: ninguém recebe e-mails sobre pedidos, nem talvez códigos para iniciar sessão. Leia os novos pedidos na ferramenta «Pedidos» do Studio e avise quem cuida do sítio: docs/operations.md, «Change a key».',
    },
    waiting_mail: {
      title: 'Os e-mails sobre pedidos não são enviados',
      advice:
        'Um e-mail sobre um pedido espera há mais de meia hora. Leia os novos pedidos na ferramenta «Pedidos» do Studio e avise quem cuida do sítio: a causa pode ser a chave, a quota ou o domínio no Resend.',
    },
    failed_mail: {
      title: 'Não foi possível enviar o e-mail sobre um pedido',
      advice:
        'O envio foi tentado durante um dia, ou o servidor do destinatário recusou-o, e já não é repetido. Leia o pedido na ferramenta «Pedidos» do Studio, em «E-mail não enviado», e prima «Enviar de novo».',
    },
    mail_quota: {
      title: 'Restam poucos e-mails para hoje',
      advice:
        'O Resend enviou 80 dos 100 e-mails que o seu plano gratuito permite por dia. Depois disso, os e-mails sobre pedidos esperam até amanhã e o pessoal não recebe códigos para iniciar sessão. Leia os novos pedidos na ferramenta «Pedidos» do Studio e, se não se tratar de uma avalancha de mensagens indesejadas, avise quem cuida do sítio.',
    },
    backup: {
      title: 'Não há nova cópia de segurança',
      advice:
        'A última cópia de segurança completa do conteúdo e dos pedidos tem mais de um dia e meio. Avise quem cuida do sítio: no GitHub, «Actions», «Backup» diz porquê; docs/operations.md, «Back up».',
    },
    issues: {
      title: 'Os problemas já não são comunicados no GitHub',
      advice:
        'O GitHub recusa o token destas verificações, que provavelmente expirou. Se os e-mails também falharem, só a página «Início» do Studio o mostra. Avise quem cuida do sítio: docs/operations.md, «Change a key».',
    },
    open: 'Desde {time}.',
    over: { subject: 'Resolvido: {title}', text: 'O problema está resolvido. Começou em {time}.' },
  },
}

/** Composes the message that there is a problem, or that it is over. @param site the site's address */
export function compose(
  { name, since, is_over }: Pick<WatchedProblem, 'name' | 'since' | 'is_over'>,
  site: string,
  language: Language,
): { subject: string; text: string } {
  const { [name]: problem, open, over } = texts[language]
  const zoned = { dateStyle: 'long', timeStyle: 'short', timeZone: companyZone } as const
  const time = new Date(since).toLocaleString(localeOf(language), zoned)
  if (is_over)
    return {
      subject: over.subject.replace('{title}', problem.title),
      text: over.text.replace('{time}', time),
    }
  return {
    subject: problem.title,
    text: `${problem.advice.replace('{site}', site)}\n\n${open.replace('{time}', time)}`,
  }
}
