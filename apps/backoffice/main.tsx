import { createRoot } from 'react-dom/client'
import { DealerApp } from './dealer/dealer-app.tsx'
import './styles.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<DealerApp />)
