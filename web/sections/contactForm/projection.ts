import { listed } from '../../../shared/content/lists.ts'

export const contactForm = `"services": ${listed({ list: 'serviceOptions' })}`
