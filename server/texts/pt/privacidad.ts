import type { Textos } from '../textos.ts'

export const privacidad: Textos['privacidad'] = {
  titulo: (empresa) => `Aviso de privacidade de ${empresa}`,
  version: (version, fecha) => `Versão ${version}, de ${fecha}`,
  responsable: 'Responsável pelos seus dados',
  contacto: 'Para ver, corrigir ou apagar seus dados',
  completo: 'Ler o aviso completo',
  actual: 'Ver a versão atual',
  volver: 'Voltar',
}
