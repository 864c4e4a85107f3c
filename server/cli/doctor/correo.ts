import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { smtpOptions } from '#server/outbox/mail/transport.ts'
import { advertencia, bien, falla, type Hallazgo, messageOf } from './revision.ts'

/** Connects to the mail server and logs in, without sending anything. */
export async function revisarCorreo({ smtpUrl, mailFrom }: Config): Promise<Hallazgo[]> {
  if (!smtpUrl) {
    return [
      advertencia(
        'correo',
        'sin SMTP_URL los correos quedan como archivos en DATA_DIR/correo',
        'pon SMTP_URL para que lleguen y para exigir que se confirme la dirección',
      ),
    ]
  }
  const mailer = createTransport(smtpOptions(smtpUrl))
  try {
    await mailer.verify()
  } catch (error) {
    return [
      falla(
        'correo',
        `no se puede usar SMTP_URL: ${messageOf(error)}`,
        'revisa servidor, puerto, usuario y clave',
      ),
    ]
  } finally {
    mailer.close()
  }
  if (/@localhost>?$/.test(mailFrom)) {
    return [
      advertencia(
        'correo',
        'el servidor de correo responde, pero MAIL_FROM es de localhost',
        'pon un remitente de tu dominio',
      ),
    ]
  }
  return [bien('correo', 'el servidor de correo responde')]
}
