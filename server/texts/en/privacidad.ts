import type { Textos } from '../textos.ts'

export const privacidad: Textos['privacidad'] = {
  titulo: (empresa) => `Privacy notice of ${empresa}`,
  version: (version, fecha) => `Version ${version}, ${fecha}`,
  responsable: 'Responsible for your data',
  contacto: 'To see, correct or delete your data',
  completo: 'Read the full notice',
  actual: 'See the current version',
  volver: 'Back',
}
