import { html } from 'hono/html'
import type { ReceivedMail } from './mailStore.ts'

export function listPage(mails: ReceivedMail[]) {
  const table = html`<table>
    <thead><tr><th>Arrived<th>Subject<th>Answer to</tr></thead>
    <tbody>${mails.map(
      ({ id, mail }) => html`<tr><td>${time(mail.date)}</td>
        <td><a href="/mails/${id}">${mail.subject ?? '(no subject)'}</a></td>
        <td>${mail.replyTo?.[0]?.address ?? mail.from?.address ?? ''}</td></tr>`,
    )}</tbody>
  </table>`
  const nothing = html`<p>Nothing has arrived yet.</p>`
  return page('Mailbox', html`<h1>Mailbox</h1>${mails.length > 0 ? table : nothing}`)
}

export function mailPage({ id, mail }: ReceivedMail) {
  const headers = Object.entries({
    From: mail.from?.address,
    To: mail.to?.map(({ address }) => address).join(', '),
    'Reply-To': mail.replyTo?.map(({ address }) => address).join(', '),
    Date: time(mail.date),
  })
  return page(
    mail.subject ?? 'Mail',
    html`<p><a href="/">Mailbox</a></p><h1>${mail.subject ?? ''}</h1>
    <dl>${headers.map(([name, value]) => html`<dt>${name}</dt><dd>${value ?? ''}</dd>`)}</dl>
    <h2>Text</h2><pre>${mail.text ?? ''}</pre>
    <h2>HTML</h2><iframe sandbox srcdoc="${mail.html ?? ''}" title="HTML"></iframe>
    <p><a href="/mails/${id}.eml">As it was sent</a></p>`,
  )
}

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #10241f }
  table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #d7e0db }
  dt { float: left; clear: left; width: 6rem; color: #4a5d56 } pre { white-space: pre-wrap; background: #f4f7f5; padding: 1rem }
  iframe { width: 100%; height: 24rem; border: 1px solid #d7e0db } a { color: #0b6b55 }
</style></head><body>${body}</body></html>`

const time = (date = '') => date.slice(0, 16).replace('T', ' ')
