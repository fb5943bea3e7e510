import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
} from '../../shared/languages.ts'

const texts: Record<Language, { title: string; ended: string; editors: string }> = {
  en: {
    title: 'This preview is not open',
    ended: 'If somebody sent you a link, it has ended or is not complete: ask for a new one.',
    editors: 'If you edit the website, open Preview in the Studio.',
  },
  fr: {
    title: 'Cet aperçu n’est pas ouvert',
    ended:
      'Si quelqu’un vous a envoyé un lien, il a expiré ou il est incomplet\u00a0: demandez-en un nouveau.',
    editors: 'Si vous rédigez le site, ouvrez Aperçu dans le Studio.',
  },
  pt: {
    title: 'Esta pré-visualização não está aberta',
    ended: 'Se alguém lhe enviou uma ligação, terminou ou está incompleta: peça uma nova.',
    editors: 'Se edita o sítio, abra Pré-visualização no Studio.',
  },
}

/** Answers a browser without a session of the preview, in its language. */
export function closedPage(c: Context): Response | Promise<Response> {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: [...languageCodes],
    default: defaultLanguage,
    // Browsers may send pt-PT alone.
    match: (accepted, { supports, default: other }) =>
      accepted
        .toSorted((one, next) => next.q - one.q)
        .map(({ type }) => type.replace(/-.*/, ''))
        .find((code) => supports.includes(code)) ?? other,
  })
  const { title, ended, editors } = texts[isLanguage(language) ? language : defaultLanguage]
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body { max-width: 34rem; margin: 4rem auto; padding: 0 1.5rem; font: 1.0625rem/1.5 sans-serif }</style>
</head>
<body>
<h1>${title}</h1>
<p>${ended}</p>
<p>${editors}</p>
</body>
</html>
`,
    401,
  )
}
