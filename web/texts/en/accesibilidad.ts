import type { accesibilidad as es } from '../es/accesibilidad.ts'
import type { Texts } from '../texts.ts'

export const accesibilidad = {
  titulo: 'Accessibility',
  descripcion:
    "What was tested of Turnero's accessibility and how, for each WCAG 2.2 success criterion of levels A and AA.",
  encabezado: 'Accessibility',
  texto:
    'What we tested and how, for each WCAG 2.2 success criterion of levels A and AA. And what is missing.',
  fecha: 'Reviewed on November 18, 2026',
  indice: 'On this page',
  secciones: [
    {
      id: 'pruebas',
      titulo: 'How it was tested',
      puntos: [
        'axe, a program that looks for barriers: on the screens of the site, accounts, panel, phone, kiosk, and wall screen, with their main menus, dialogs, and errors, in the light and the dark theme.',
        'Automated stories by keyboard, by touch, at 320 and 360 px, without JavaScript, with reduced motion, in high contrast, and for print. Each of them covers some screens.',
        'Lighthouse: 100 out of 100 for accessibility on seven pages (start, pricing, log-in, my ticket, ticket look-up, kiosk, and wall screen).',
        'Review by hand in the code, where no program can decide: searches and reading of the parts that screens share, not screen by screen.',
      ],
    },
    {
      id: 'pendiente',
      titulo: 'What was not tested',
      puntos: [
        'Nobody has used Turnero with a real screen reader (NVDA, JAWS, VoiceOver, or TalkBack), with voice control, or with a switch.',
        'There were no tests with people with disabilities and no external audit. The team itself wrote this statement.',
        'axe and the stories run in Chromium and almost always in Spanish. In Firefox and WebKit only getting and following a ticket was tested.',
        'The screen that pairs a television was not checked with axe, and high contrast was tested only on the statistics.',
      ],
    },
  ],
  resumen: 'Result',
  resumenTexto:
    'The 55 criteria of levels A and AA. 4.1.1 no longer exists in version 2.2. "Partially met" means that we know of a failure or that something is still untested, and each case says what.',
  estados: {
    cumple: 'Met',
    parte: 'Partially met',
    noAplica: 'Not applicable',
    noProbado: 'Not tested',
  },
  nivel: (nivel: string) => `Level ${nivel}`,
  principios: [
    {
      id: 'perceptible',
      titulo: 'Perceivable',
      criterios: [
        {
          id: '1.1.1',
          nombre: 'Non-text Content',
          como: 'axe; QR codes and photos have names, decorative icons are hidden, and every chart has its table.',
        },
        {
          id: '1.2.1',
          nombre: 'Audio-only and Video-only (Prerecorded)',
          como: 'There is no recorded audio or video.',
        },
        { id: '1.2.2', nombre: 'Captions (Prerecorded)', como: 'There is no recorded video.' },
        {
          id: '1.2.3',
          nombre: 'Audio Description or Media Alternative (Prerecorded)',
          como: 'There is no recorded video.',
        },
        {
          id: '1.2.4',
          nombre: 'Captions (Live)',
          como: 'There is no live video; the voice of the wall screen says what the screen shows.',
        },
        { id: '1.2.5', nombre: 'Audio Description (Prerecorded)', como: 'There is no recorded video.' },
        {
          id: '1.3.1',
          nombre: 'Info and Relationships',
          como: 'axe; the tests find headings, lists, tables, groups, and fields by role and name.',
        },
        {
          id: '1.3.2',
          nombre: 'Meaningful Sequence',
          como: 'Reviewed by hand in the code: visual order differs from reading order only for a few buttons and figures, without changing the meaning.',
        },
        {
          id: '1.3.3',
          nombre: 'Sensory Characteristics',
          como: 'Searched in the Spanish texts: the only instruction that relies on color, on the map of hours, also comes with figures and a table.',
        },
        {
          id: '1.3.4',
          nombre: 'Orientation',
          como: 'Reviewed by hand in the code: nothing locks the orientation. The stories use portrait and landscape windows.',
        },
        {
          id: '1.3.5',
          nombre: 'Identify Input Purpose',
          como: "axe and a test of autofill on the account pages. The kiosk turns it off on purpose, so that it never offers another person's data.",
        },
        {
          id: '1.4.1',
          nombre: 'Use of Color',
          como: 'axe for links inside text; states and errors have words. The site menu underlines the open page, with a test.',
        },
        {
          id: '1.4.2',
          nombre: 'Audio Control',
          como: 'Stories: the wall screen is silent until someone turns the sound on, and the phone has a sound button.',
        },
        {
          id: '1.4.3',
          nombre: 'Contrast (Minimum)',
          como: "axe in both themes; text in a company's colors is computed to reach 4.5:1, and tested.",
        },
        {
          id: '1.4.4',
          nombre: 'Resize Text',
          como: 'Nothing blocks zoom, and the tests at 320 px equal a zoom of 400%. Enlarging only the text was not tested, and the wall screen fits its type to the screen.',
        },
        {
          id: '1.4.5',
          nombre: 'Images of Text',
          como: 'Reviewed by hand in the code: only logos are images.',
        },
        {
          id: '1.4.10',
          nombre: 'Reflow',
          como: 'Stories at 320 px: the whole site in English and Portuguese, and the panel, phone, kiosk, and wall screen with the longest possible texts.',
        },
        {
          id: '1.4.11',
          nombre: 'Non-text Contrast',
          como: 'Computed by hand: focus and field borders exceed 3:1. So does the border of the selected tab. The light cells of the map of hours and the bars in the dark theme do not.',
        },
        {
          id: '1.4.12',
          nombre: 'Text Spacing',
          como: 'No test changes the spacing of letters, words, or lines.',
        },
        {
          id: '1.4.13',
          nombre: 'Content on Hover or Focus',
          como: "Reviewed by hand in the code: menus open with a click, and the names that appear over icons are the browser's own.",
        },
      ],
    },
    {
      id: 'operable',
      titulo: 'Operable',
      criterios: [
        {
          id: '2.1.1',
          nombre: 'Keyboard',
          como: 'Keyboard stories: calling and moving customers in the panel, getting a ticket at the kiosk, ordering queues, menus, dialogs, and carousels.',
        },
        {
          id: '2.1.2',
          nombre: 'No Keyboard Trap',
          como: 'Tests: Escape leaves dialogs and menus, and focus returns to the button that opened them.',
        },
        {
          id: '2.1.4',
          nombre: 'Character Key Shortcuts',
          como: 'Only the panel has single-letter shortcuts. They are turned off in the help for shortcuts, with a test, and do nothing while you type or while a dialog is open.',
        },
        {
          id: '2.2.1',
          nombre: 'Timing Adjustable',
          como: 'A session lasts 30 days, or 12 hours if you choose "shared computer". The kiosk clears what was typed after 60 seconds and shows the ticket for 20 seconds, and neither can be extended.',
        },
        {
          id: '2.2.2',
          nombre: 'Pause, Stop, Hide',
          como: "Stories: the carousels and the demo can be paused. Missing: a wall screen with more than 12 queues changes page every 8 seconds and can't be paused.",
        },
        {
          id: '2.3.1',
          nombre: 'Three Flashes or Below Threshold',
          como: 'Animations reviewed by hand in the code: none of them flashes. It was not measured with an instrument.',
        },
        {
          id: '2.4.1',
          nombre: 'Bypass Blocks',
          como: 'axe; the link that skips to the content was reviewed by hand in the code.',
        },
        { id: '2.4.2', nombre: 'Page Titled', como: 'Test: every page has its own title.' },
        {
          id: '2.4.3',
          nombre: 'Focus Order',
          como: 'Keyboard stories: focus moves to the content after navigation, to the first error of a form, and to the main action when a control disappears.',
        },
        {
          id: '2.4.4',
          nombre: 'Link Purpose (In Context)',
          como: 'axe requires text in every link. Whether each text makes sense was not reviewed link by link.',
        },
        {
          id: '2.4.5',
          nombre: 'Multiple Ways',
          como: 'Site pages are in the menu or the footer and in other links; most views of the panel can be reached only from its menu.',
        },
        {
          id: '2.4.6',
          nombre: 'Headings and Labels',
          como: 'Test: every page has exactly one main heading. axe rejects fields without a label. Whether each heading and label makes sense was not reviewed.',
        },
        {
          id: '2.4.7',
          nombre: 'Focus Visible',
          como: 'Reviewed by hand in the code: every control focused by keyboard has an outline of 3 px.',
        },
        {
          id: '2.4.11',
          nombre: 'Focus Not Obscured (Minimum)',
          como: 'Reviewed by hand in the code: the page leaves room below the fixed header. It was not tested under messages or the fixed button of the kiosk.',
        },
        {
          id: '2.5.1',
          nombre: 'Pointer Gestures',
          como: 'Touch screen story: the carousels follow a swipe and also have buttons. There are no two-finger gestures.',
        },
        {
          id: '2.5.2',
          nombre: 'Pointer Cancellation',
          como: 'Reviewed by hand in the code: actions happen on release; a press alone only closes a menu or shows a figure.',
        },
        {
          id: '2.5.3',
          nombre: 'Label in Name',
          como: 'The tests find buttons by their visible text. Reviewing the code we found exceptions, such as “Came back” among recent tickets, and corrected them. The axe rule was not used.',
        },
        { id: '2.5.4', nombre: 'Motion Actuation', como: 'Nothing is triggered by moving the phone.' },
        {
          id: '2.5.7',
          nombre: 'Dragging Movements',
          como: 'Stories: queues are ordered with buttons, and the carousels advance with buttons. Nothing else is dragged.',
        },
        {
          id: '2.5.8',
          nombre: 'Target Size (Minimum)',
          como: 'axe with its size rule on the site and the panel; on customer pages only the code of shared buttons and fields was read.',
        },
      ],
    },
    {
      id: 'comprensible',
      titulo: 'Understandable',
      criterios: [
        {
          id: '3.1.1',
          nombre: 'Language of Page',
          como: 'axe and stories: every page declares its language, also after changing it.',
        },
        {
          id: '3.1.2',
          nombre: 'Language of Parts',
          como: 'A test looks for unmarked words of another language. The language of what each business writes is not marked.',
        },
        {
          id: '3.2.1',
          nombre: 'On Focus',
          como: 'Reviewed by hand in the code: focusing a control opens no window and changes no page.',
        },
        {
          id: '3.2.2',
          nombre: 'On Input',
          como: 'Reviewed by hand in the code: choosing a value submits no form; changing the queue or the language updates the same screen.',
        },
        {
          id: '3.2.3',
          nombre: 'Consistent Navigation',
          como: 'Reviewed by hand in the code: header, menu, and footer are the same on all pages of each part.',
        },
        {
          id: '3.2.4',
          nombre: 'Consistent Identification',
          como: 'Reviewed by hand in the code: the screens share the same buttons and texts.',
        },
        {
          id: '3.2.6',
          nombre: 'Consistent Help',
          como: "Reviewed by hand in the code: help and contact are in the same place of the footer on the whole site. The other screens don't have them.",
        },
        {
          id: '3.3.1',
          nombre: 'Error Identification',
          como: 'Stories: the error is explained next to the field, which receives focus.',
        },
        {
          id: '3.3.2',
          nombre: 'Labels or Instructions',
          como: 'axe requires a label for every field; what is optional says so in words.',
        },
        {
          id: '3.3.3',
          nombre: 'Error Suggestion',
          como: 'Stories: the message says how to correct it, for example the format of a phone number.',
        },
        {
          id: '3.3.4',
          nombre: 'Error Prevention (Legal, Financial, Data)',
          como: 'Stories: deleting a company, a queue, or an account asks first, and actions on tickets can be undone. There are no payments.',
        },
        {
          id: '3.3.7',
          nombre: 'Redundant Entry',
          como: 'Stories: the email address goes from sign-up to log-in, and creating a company keeps what was typed when you go back.',
        },
        {
          id: '3.3.8',
          nombre: 'Accessible Authentication (Minimum)',
          como: 'Test: passwords can be pasted and filled in by a password manager. There is no captcha.',
        },
      ],
    },
    {
      id: 'robusto',
      titulo: 'Robust',
      criterios: [
        {
          id: '4.1.2',
          nombre: 'Name, Role, Value',
          como: 'axe; the stories operate controls by role and name.',
        },
        {
          id: '4.1.3',
          nombre: 'Status Messages',
          como: 'The stories find messages and errors by their role of status or alert. They were not listened to with a screen reader.',
        },
      ],
    },
  ],
  barrera: {
    id: 'barrera',
    titulo: 'Did you find a barrier?',
    texto:
      'Tell us which page you were on, what you wanted to do, and which browser or assistive technology you use. If you need a ticket now, ask the staff: they can add you from the panel.',
    contacto: 'Go to contact',
    propia: (soporte: string) => `Write to ${soporte}.`,
    propiaSinCorreo: 'Ask the people who run this service.',
  },
} as const satisfies Texts<typeof es>
