/** The address that opens a telephone: digits alone, with the leading +. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mail = (address: string) => `mailto:${address}`

/** WhatsApp's address for a number, which it wants without the +. */
export const whatsapp = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
