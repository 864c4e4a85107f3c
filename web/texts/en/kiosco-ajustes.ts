import type { kioscoAjustes as es } from '../es/kiosco-ajustes.ts'
import type { Texts } from '../texts.ts'

export const kioscoAjustes = {
  titulo: 'Settings for this screen',
  imprimir: 'Print a ticket each time',
  imprimirPista: "On 80 mm paper, with this device's printer.",
  boton: 'Offer the Print button',
  botonPista: 'Customers who want a printed ticket print it themselves.',
  kiosco: 'Kiosk mode',
  kioscoTexto:
    'Logs you out of this browser and shows the kiosk in full screen. That way no one can open your panel from here.',
  kioscoEntrar: 'Turn on kiosk mode',
  kioscoFallo: "Couldn't log out. Check the connection and try again.",
} as const satisfies Texts<typeof es>
