import { plural } from './plural.ts'

export const home = {
  titulo: 'Mis empresas',
  encabezado: 'Tu Centro de Control Empresarial',
  texto: 'Elige una empresa para atender sus colas.',
  cargando: 'Preparando tu espacio de trabajo',
  misEmpresas: 'Mis Empresas',
  activas: (empresas: number, hayMas = false) =>
    hayMas ? `Las primeras ${empresas} empresas` : plural(empresas, 'empresa activa', 'empresas activas'),
  verMas: 'Ver más empresas',
  sinTitular: 'Sin titular registrado',
  activo: 'Activo',
  enLinea: 'En línea',
  /** Shown below the number. */
  colas: (cuantas: number) => (cuantas === 1 ? 'cola' : 'colas'),
  enEspera: 'en espera',
  primeraCola: 'Crear su primera cola',
  administrar: 'Administrar',
  administrarEmpresa: (nombre: string) => `Administrar ${nombre}`,
  nueva: 'Nueva Empresa',
  nuevaCorta: 'Nueva',
  nuevaTexto: 'Configúrala en menos de 3 minutos',
  vacio: 'Aún no tienes empresas',
  vacioTexto: 'Crea la primera y empieza a entregar turnos hoy mismo.',
  vacioSinCorreo: 'Pide a tu organización que te agregue al equipo de una empresa.',
  crearPrimera: 'Crear Mi Primera Empresa',
  fallo: 'No se pudo obtener las empresas',
} as const
