export const noticePaths = {
  noAccess: '/no-access',
  maintenance: '/maintenance',
  maintenanceControl: '/maintenance-control',
} as const
