export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mailUrl = (address: string) => `mailto:${address}`

/** WhatsApp expects the number without its leading +. */
export const whatsappUrl = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}`
