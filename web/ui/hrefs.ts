/** Returns the `tel:` URL of a number, without its spaces. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mail = (address: string) => `mailto:${address}`

/** Returns WhatsApp's URL for a number, which has no leading +. */
export const whatsapp = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
