import type { terminos as es } from '../es/terminos.ts'
import type { Texts } from '../texts.ts'

export const terminos = {
  titulo: 'Terms and conditions',
  descripcion: 'The rules for using Turnero, in plain words: account, data, plans, and responsibilities.',
  encabezado: 'Terms and conditions',
  texto: 'The rules for using the service, in plain words.',
  vigencia: 'In effect since November 15, 2026',
  /** In an installation of one's own the page has only the section about data. */
  propia: {
    encabezado: 'Privacy notice',
    texto: 'What data this service keeps, why and for how long.',
    pregunta: (soporte: string) => `To see, correct or erase your data, write to ${soporte}.`,
    preguntaSinCorreo: 'To see, correct or erase your data, ask the people who run this service.',
  },
  indice: 'On this page',
  secciones: [
    {
      id: 'servicio',
      titulo: 'What Turnero is',
      parrafos: [
        'Turnero is a web service for organizing virtual queues and tickets. Businesses create companies and queues; their customers take a ticket and follow their place from a browser.',
        'By creating an account or taking a ticket you accept these terms. If you do not agree, do not use the service.',
      ],
    },
    {
      id: 'cuenta',
      titulo: 'Your account',
      parrafos: [
        'To manage a company you need an account with an email of your own and a password of at least 8 characters. You are responsible for what is done with it and for keeping your password secret.',
        'No account is needed to take a ticket.',
      ],
    },
    {
      id: 'uso',
      titulo: 'Proper use',
      parrafos: [
        'You agree to use Turnero to serve real people and in a lawful way. The following is not allowed:',
      ],
      puntos: [
        'Impersonating another person or company.',
        "Taking tickets in bulk or deliberately hindering a business's service.",
        'Trying to get into accounts, companies, or data that are not yours.',
        'Posting offensive names, texts, or images on public screens.',
      ],
    },
    {
      id: 'turnos',
      titulo: 'Tickets and waiting times',
      parrafos: [
        'The times we show are estimates. The order and the service are decided by each business, which may give priority, pause a queue, or end its service day.',
        'A ticket that waits more than 6 hours and passes into the next day is considered expired.',
      ],
    },
    {
      id: 'planes',
      titulo: 'Plans and free trial',
      parrafos: [
        'Each new account has a 14-day trial of the middle plan. After that it continues on the first plan: nothing is deleted and your queues keep working within its limits.',
        'You can change plans whenever you like from the settings. Today the service does not process payments; when it does, we will give notice beforehand and nothing will be charged without your consent. Anything marked "Coming soon" is not yet part of the plan.',
      ],
    },
    {
      id: 'datos',
      titulo: 'Personal data',
      parrafos: [
        "For those who manage a company, we store their username, email, and encrypted password, and for one year, when they logged in and what changed in their account. For those who take a ticket, the name they enter, their answers to the business's questions, their ticket, and the times of each step; if they ask for notifications, also the email or phone number to notify, encrypted and until one day after the ticket. We do not sell data or use trackers.",
        'The business decides whether the screens show the full name, the first name, the initials, or only the number, and answers to its customers for that use.',
        'The names and answers of those who take a ticket are deleted automatically after 90 days, unless whoever runs this installation has chosen another period. The numbers and the times are kept for statistics.',
        'We use three cookies: turnero_sesion, which keeps you logged in for up to one month after your last visit and never more than 90 days (12 hours on a shared computer); turnero_equipo, a random number that lasts one year and recognizes your browser to stop anyone who tries passwords or takes tickets in bulk; and turnero_idioma, which remembers for one year the language you chose. Your browser storage remembers your ticket, your desk, and your color theme. A screen linked to a company, such as a kiosk or a wall screen, also stores turnero_dispositivo. Nothing else.',
      ],
    },
    {
      id: 'disponibilidad',
      titulo: 'Availability',
      parrafos: [
        'We work to keep the service always available, but there may be interruptions due to maintenance or causes beyond our control. Keep a way to serve without a connection at hand for critical cases.',
      ],
    },
    {
      id: 'responsabilidad',
      titulo: 'Liability',
      parrafos: [
        'The service is offered as is. To the extent permitted by law, we are not liable for lost tickets, sales not made, or indirect damages. Do not use Turnero as the only means for deciding medical emergencies.',
      ],
    },
    {
      id: 'cierre',
      titulo: 'Closing your account',
      parrafos: [
        'You can stop using the service, download your data, and delete your companies or your account whenever you like. We may suspend an account that breaches these terms, with prior notice unless it puts other people at risk.',
      ],
    },
    {
      id: 'cambios',
      titulo: 'Changes and contact',
      parrafos: [
        'If we change these terms, we will publish the new version here with its date. For any question, write to us from the contact section.',
      ],
    },
  ],
  contacto: 'Go to contact',
} as const satisfies Texts<typeof es>
