import { readFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'

export type CodeMailOptions = {
  /** The address of the mail server. */
  smtp: string
  from: string
  /** An HTML file with `{{ .Token }}` where the code is to be, as Supabase Auth takes it. */
  template: string
}

/** Returns a function that mails a code. The template's title is the subject. */
export function createCodeMail({ smtp, from, template }: CodeMailOptions) {
  return async (to: string, code: string): Promise<void> => {
    const html = await readFile(template, 'utf8')
    const [, subject = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
    const transport = createTransport(smtp)
    try {
      await transport.sendMail({ from, to, subject, html: html.replaceAll('{{ .Token }}', code) })
    } finally {
      transport.close()
    }
  }
}
